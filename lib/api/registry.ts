import { changeApiKey, issueApiKey, listApiKeys, rotateApiKey } from "../accounts/endpoints";
import {
  changeAccountEndpoint,
  changeEmailEndpoint,
  changePasswordEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  getAccountEndpoint,
  keepAccountEndpoint,
  listSessionsEndpoint,
  requestDeletionEndpoint,
} from "../accounts/settings/endpoints";
import { cropCalendar, getCrop, listCrops } from "../crops/endpoints";
import { earthImagery, earthScenesEndpoint } from "../earth/endpoints";
import { earthSoilMoisture } from "../earth/moisture/endpoints";
import { earthNdvi } from "../earth/ndvi/endpoints";
import {
  addFarmCropEndpoint,
  changeFarmCropEndpoint,
  listFarmCropsEndpoint,
  removeFarmCropEndpoint,
} from "../farms/crops/endpoints";
import {
  createFarmEndpoint,
  deleteFarmEndpoint,
  getFarmEndpoint,
  listFarms,
  updateFarmEndpoint,
} from "../farms/endpoints";
import { exportFarmsEndpoint, importFarmsEndpoint } from "../farms/import/endpoints";
import {
  deletedFarmsEndpoint,
  farmMapEndpoint,
  farmTotalsEndpoint,
  restoreFarmEndpoint,
} from "../farms/list/endpoints";
import { addSampleFarmEndpoint, removeSampleFarmEndpoint } from "../farms/sample/endpoints";
import { farmSeasonEndpoint, reportIrrigationEndpoint } from "../farms/season/endpoints";
import { overviewEndpoint } from "../farms/today/endpoints";
import { marketBoardEndpoint, marketChoicesEndpoint } from "../market/board/endpoints";
import { cropMarketEndpoint } from "../market/crop/endpoints";
import { marketSeriesEndpoint } from "../market/crop/series-endpoints";
import { marketPriceHistory, marketPrices } from "../market/endpoints";
import { marketInsights } from "../market/insights/endpoints";
import { marketOutlookEndpoint } from "../market/outlook/endpoints";
import { ownPricesEndpoint } from "../market/own/endpoints";
import { pestAlerts } from "../pests/alerts/endpoints";
import { pestBoardEndpoint } from "../pests/board/endpoints";
import { organismCatalogueEndpoint, organismPageEndpoint } from "../pests/catalogue/endpoints";
import { getOrganism } from "../pests/endpoints";
import {
  getIdentificationEndpoint,
  listIdentificationsEndpoint,
  newIdentificationEndpoint,
  removeIdentificationEndpoint,
} from "../pests/identifications/endpoints";
import { identifyPest } from "../pests/photo/endpoints";
import { listSightingsEndpoint, removeSightingEndpoint, reportSightingEndpoint } from "../pests/sightings/endpoints";
import { searchPlacesEndpoint } from "../places/endpoints";
import { soilRecommendations } from "../soil/advice-endpoints";
import { soilAnalysis } from "../soil/endpoints";
import {
  getSampleEndpoint,
  listSamplesEndpoint,
  sampleResultsEndpoint,
  stepSampleEndpoint,
  submitSampleEndpoint,
} from "../soil/samples/endpoints";
import { soilSheetEndpoint } from "../soil/sheet/endpoints";
import { lastCallsEndpoint, setBudgetEndpoint, statementEndpoint, usageEndpoint } from "../usage/endpoints";
import { currentWeather, weatherForecast, historicalWeather, weatherAlerts } from "../weather/endpoints";
import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  replayDeliveryEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpoint,
} from "../webhooks/endpoints";
import type { AnyEndpoint } from "./endpoint";

/** The endpoints of the public API. */
export const publicEndpoints = [
  currentWeather,
  historicalWeather,
  weatherAlerts,
  weatherForecast,
  listFarms,
  createFarmEndpoint,
  getFarmEndpoint,
  updateFarmEndpoint,
  deleteFarmEndpoint,
  listFarmCropsEndpoint,
  addFarmCropEndpoint,
  listCrops,
  getCrop,
  cropCalendar,
  soilAnalysis,
  soilRecommendations,
  submitSampleEndpoint,
  earthImagery,
  earthNdvi,
  earthSoilMoisture,
  marketPrices,
  marketInsights,
  marketPriceHistory,
  pestAlerts,
  getOrganism,
  identifyPest,
] as const;

/** The endpoints that only the signed-in browser has. */
export const consoleOnlyEndpoints = [
  searchPlacesEndpoint,
  listApiKeys,
  issueApiKey,
  changeApiKey,
  usageEndpoint,
  lastCallsEndpoint,
  statementEndpoint,
  setBudgetEndpoint,
  rotateApiKey,
  farmMapEndpoint,
  farmTotalsEndpoint,
  deletedFarmsEndpoint,
  restoreFarmEndpoint,
  changeFarmCropEndpoint,
  removeFarmCropEndpoint,
  importFarmsEndpoint,
  exportFarmsEndpoint,
  addSampleFarmEndpoint,
  removeSampleFarmEndpoint,
  farmSeasonEndpoint,
  reportIrrigationEndpoint,
  overviewEndpoint,
  listSamplesEndpoint,
  getSampleEndpoint,
  stepSampleEndpoint,
  sampleResultsEndpoint,
  soilSheetEndpoint,
  earthScenesEndpoint,
  marketBoardEndpoint,
  marketChoicesEndpoint,
  marketSeriesEndpoint,
  ownPricesEndpoint,
  cropMarketEndpoint,
  marketOutlookEndpoint,
  pestBoardEndpoint,
  organismCatalogueEndpoint,
  organismPageEndpoint,
  newIdentificationEndpoint,
  listIdentificationsEndpoint,
  getIdentificationEndpoint,
  removeIdentificationEndpoint,
  reportSightingEndpoint,
  listSightingsEndpoint,
  removeSightingEndpoint,
  listWebhooksEndpoint,
  addWebhookEndpoint,
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpoint,
  listDeliveriesEndpoint,
  replayDeliveryEndpoint,
  getAccountEndpoint,
  changeAccountEndpoint,
  changeEmailEndpoint,
  changePasswordEndpoint,
  requestDeletionEndpoint,
  keepAccountEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  endOtherSessionsEndpoint,
] as const;

/** All that the signed-in browser may call. */
export const consoleEndpoints: readonly AnyEndpoint[] = [...publicEndpoints, ...consoleOnlyEndpoints];
