import auth from "./en/auth.json";
import crops from "./en/crops.json";
import docs from "./en/docs.json";
import docsSearch from "./en/docs-search.json";
import farm from "./en/farm.json";
import farms from "./en/farms.json";
import farmForm from "./en/farm-form.json";
import farmImport from "./en/farm-import.json";
import keys from "./en/keys.json";
import landing from "./en/landing.json";
import maps from "./en/maps.json";
import market from "./en/market.json";
import marketCrop from "./en/market-crop.json";
import identify from "./en/identify.json";
import overview from "./en/overview.json";
import pests from "./en/pests.json";
import shell from "./en/shell.json";
import satellite from "./en/satellite.json";
import soil from "./en/soil.json";
import settings from "./en/settings.json";
import tryIt from "./en/try-it.json";
import usage from "./en/usage.json";
import weather from "./en/weather.json";
import webhooks from "./en/webhooks.json";

/** Every text a person sees, by the part of the product it belongs to. */
export const messages = {
  shell,
  landing,
  auth,
  crops,
  farm,
  farmForm,
  farmImport,
  farms,
  keys,
  maps,
  market,
  identify,
  marketCrop,
  overview,
  pests,
  satellite,
  soil,
  docs,
  docsSearch,
  settings,
  tryIt,
  usage,
  webhooks,
  weather,
};
