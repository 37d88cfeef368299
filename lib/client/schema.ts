// Written by `npm run client` from the endpoint definitions: change those, not this.

/** What each endpoint takes and answers, by method and path. */
export type Endpoints = {
  get: {
    /** Current weather for a place. Costs ₦10.0000 (1000 credits) per successful call (under the tariff "naira": ₦0.0050); at most 1000 calls a minute per key. A key limited to some scopes needs `weather:read`. */
    "/v1/weather/current": {
      params: undefined;
      query: GetWeatherCurrentQuery;
      body: undefined;
      conditional: false;
      answer: GetWeatherCurrent;
    };
    /** Weather of past days at a place. Costs ₦20.0000 (2000 credits) per successful call (under the tariff "naira": ₦0.0200); at most 500 calls a minute per key. A key limited to some scopes needs `weather:read`. */
    "/v1/weather/historical": {
      params: undefined;
      query: GetWeatherHistoricalQuery;
      body: undefined;
      conditional: false;
      answer: GetWeatherHistorical;
    };
    /** Weather alerts for a place. Costs ₦10.0000 (1000 credits) per successful call (under the tariff "naira": ₦0.0050); at most 1000 calls a minute per key. A key limited to some scopes needs `weather:read`. */
    "/v1/weather/alerts": {
      params: undefined;
      query: GetWeatherAlertsQuery;
      body: undefined;
      conditional: false;
      answer: GetWeatherAlerts;
    };
    /** Forecast for a place, day by day. Costs ₦15.0000 (1500 credits) per successful call (under the tariff "naira": ₦0.0100); at most 1000 calls a minute per key. A key limited to some scopes needs `weather:read`. */
    "/v1/weather/forecast": {
      params: undefined;
      query: GetWeatherForecastQuery;
      body: undefined;
      conditional: false;
      answer: GetWeatherForecast;
    };
    /** List your farms. Costs ₦3.0000 (300 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `farms:read`. */
    "/v1/farms": { params: undefined; query: GetFarmsQuery; body: undefined; conditional: false; answer: GetFarms };
    /** Get one farm. Costs ₦3.0000 (300 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `farms:read`. */
    "/v1/farms/{id}": {
      params: GetFarmsIdParams;
      query: undefined;
      body: undefined;
      conditional: false;
      answer: GetFarmsId;
    };
    /** Crops of a farm. Costs ₦4.0000 (400 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `farms:read`. */
    "/v1/farms/{id}/crops": {
      params: GetFarmsIdCropsParams;
      query: undefined;
      body: undefined;
      conditional: false;
      answer: GetFarmsIdCrops;
    };
    /** List the crops of the catalogue. Costs ₦0.0100 (1 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `crops:read`. */
    "/v1/crops": { params: undefined; query: GetCropsQuery; body: undefined; conditional: false; answer: GetCrops };
    /** All that is known of a crop. Costs ₦0.0100 (1 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `crops:read`. */
    "/v1/crops/{id}": {
      params: GetCropsIdParams;
      query: undefined;
      body: undefined;
      conditional: false;
      answer: GetCropsId;
    };
    /** When to plant and harvest a crop at a place. Costs ₦0.0200 (2 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `crops:read`. */
    "/v1/crops/{id}/calendar": {
      params: GetCropsIdCalendarParams;
      query: GetCropsIdCalendarQuery;
      body: undefined;
      conditional: false;
      answer: GetCropsIdCalendar;
    };
    /** The topsoil of a place or farm. Costs ₦0.0200 (2 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `soil:read`. */
    "/v1/soil/analysis": {
      params: undefined;
      query: GetSoilAnalysisQuery;
      body: undefined;
      conditional: false;
      answer: GetSoilAnalysis;
    };
    /** What suits a farm's soil and what to give it. Costs ₦0.0300 (3 credits) per successful call; at most 300 calls a minute per key. A key limited to some scopes needs `soil:read`. */
    "/v1/soil/recommendations": {
      params: undefined;
      query: GetSoilRecommendationsQuery;
      body: undefined;
      conditional: false;
      answer: GetSoilRecommendations;
    };
    /** A satellite picture of a place. Costs ₦0.0500 (5 credits) per successful call; at most 100 calls a minute per key. A key limited to some scopes needs `earth:read`. */
    "/v1/earth/imagery": {
      params: undefined;
      query: GetEarthImageryQuery;
      body: undefined;
      conditional: false;
      answer: GetEarthImagery;
    };
    /** How green a place was, picture by picture. Costs ₦0.0300 (3 credits) per successful call; at most 200 calls a minute per key. A key limited to some scopes needs `earth:read`. */
    "/v1/earth/ndvi": {
      params: undefined;
      query: GetEarthNdviQuery;
      body: undefined;
      conditional: false;
      answer: GetEarthNdvi;
    };
    /** How wet the soil was, day by day. Costs ₦0.0300 (3 credits) per successful call; at most 200 calls a minute per key. A key limited to some scopes needs `earth:read`. */
    "/v1/earth/soil-moisture": {
      params: undefined;
      query: GetEarthSoilMoistureQuery;
      body: undefined;
      conditional: false;
      answer: GetEarthSoilMoisture;
    };
    /** The newest crop prices, each with its own date. Costs ₦0.0100 (1 credits) per successful call; at most 1000 calls a minute per key. A key limited to some scopes needs `market:read`. */
    "/v1/market/prices": {
      params: undefined;
      query: GetMarketPricesQuery;
      body: undefined;
      conditional: false;
      answer: GetMarketPrices;
    };
    /** Insights and forecasts for commodities. Costs ₦0.0300 (3 credits) per successful call; at most 300 calls a minute per key. A key limited to some scopes needs `market:read`. */
    "/v1/market/insights": {
      params: undefined;
      query: GetMarketInsightsQuery;
      body: undefined;
      conditional: false;
      answer: GetMarketInsights;
    };
    /** Prices of a crop over time. Costs ₦0.0200 (2 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `market:read`. */
    "/v1/market/price-history": {
      params: undefined;
      query: GetMarketPriceHistoryQuery;
      body: undefined;
      conditional: false;
      answer: GetMarketPriceHistory;
    };
    /** Pest and disease alerts for a place or a crop. Costs ₦2.0000 (200 credits) per successful call (under the tariff "naira": ₦2.0000); at most 500 calls a minute per key. A key limited to some scopes needs `pests:read`. */
    "/v1/pests/alerts": {
      params: undefined;
      query: GetPestsAlertsQuery;
      body: undefined;
      conditional: false;
      answer: GetPestsAlerts;
    };
    /** All that is known of a pest or disease. Costs ₦2.0000 (200 credits) per successful call (under the tariff "naira": ₦2.0000); at most 1000 calls a minute per key. A key limited to some scopes needs `pests:read`. */
    "/v1/pests/{id}": {
      params: GetPestsIdParams;
      query: undefined;
      body: undefined;
      conditional: false;
      answer: GetPestsId;
    };
  };
  post: {
    /** Create a farm. Costs ₦6.0000 (600 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `farms:write`. */
    "/v1/farms": { params: undefined; query: undefined; body: PostFarmsBody; conditional: false; answer: PostFarms };
    /** Add a crop to a farm. Costs ₦7.0000 (700 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `farms:write`. */
    "/v1/farms/{id}/crops": {
      params: PostFarmsIdCropsParams;
      query: undefined;
      body: PostFarmsIdCropsBody;
      conditional: false;
      answer: PostFarmsIdCrops;
    };
    /** Submit a soil sample for analysis. Costs ₦0.0500 (5 credits) per successful call; at most 100 calls a minute per key. A key limited to some scopes needs `soil:write`. */
    "/v1/soil/samples": {
      params: undefined;
      query: undefined;
      body: PostSoilSamplesBody;
      conditional: false;
      answer: PostSoilSamples;
    };
    /** What a photo of a sick or healthy plant shows. Costs ₦5.0000 (500 credits) per successful call (under the tariff "naira": ₦5.0000); at most 100 calls a minute per key. A key limited to some scopes needs `pests:read`. */
    "/v1/pests/identify": {
      params: undefined;
      query: undefined;
      body: PostPestsIdentifyBody;
      conditional: false;
      answer: PostPestsIdentify;
    };
  };
  put: {
    /** Update a farm. Costs ₦6.0000 (600 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `farms:write`. */
    "/v1/farms/{id}": {
      params: PutFarmsIdParams;
      query: undefined;
      body: PutFarmsIdBody;
      conditional: true;
      answer: PutFarmsId;
    };
  };
  delete: {
    /** Delete a farm. Costs ₦6.0000 (600 credits) per successful call; at most 500 calls a minute per key. A key limited to some scopes needs `farms:write`. */
    "/v1/farms/{id}": {
      params: DeleteFarmsIdParams;
      query: undefined;
      body: undefined;
      conditional: true;
      answer: DeleteFarmsId;
    };
  };
};

/** What an event of each kind carries as its `data`. */
export type WebhookEvents = {
  /** A weather alert at one of your farms. */
  "weather.alert": {
    /** The farm that the event is about. */
    farm: {
      /** The farm's id. */
      id: number;
      /** The farm's name. */
      name: string;
    };
    /** The alert. */
    alert: {
      /** The alert's identity, as in GET /v1/weather/alerts. */
      id: string;
      /** Kind of hazard, e.g. `Heat`, or the issuer's own words. */
      event: string;
      /** Severity in the words of CAP 1.2. */
      severity: "Extreme" | "Severe" | "Moderate" | "Minor" | "Unknown";
      /** The alert in one line. */
      headline: string;
      /** What is expected, when and how strong; null: not said. */
      description: string | null;
      /** What to do; null: not said. */
      instruction: string | null;
      /** From when the alert holds, ISO 8601, UTC. */
      effective: string;
      /** Until when the alert holds, ISO 8601, UTC; null: not said. */
      expires: string | null;
      /** Who issues the alert: a weather service, or Gona from a forecast. */
      source: string;
    };
  };
  /** A pest or disease has high risk at one of your farms. */
  "pest.alert": {
    /** The farm that the event is about. */
    farm: {
      /** The farm's id. */
      id: number;
      /** The farm's name. */
      name: string;
    };
    /** The organism. */
    organism: {
      /** The organism's id, as in GET /v1/pests/{id}. */
      id: number;
      /** The organism's English name. */
      name: string;
      /** What it is. */
      type: "pest" | "disease" | "weed" | "virus" | "nematode";
    };
    /** Only high risk is told. */
    risk_level: "high";
    /** The crops at risk on the farm, by name. */
    affected_crops: string[];
    /** First day on which the risk holds, YYYY-MM-DD, at the farm. */
    from: string;
    /** Last day on which the risk holds, as far as it is known, YYYY-MM-DD, at the farm. */
    until: string;
    /** The rule, the weather or sightings behind it, and what to do first. */
    message: string;
  };
  /** The plants of a field are much less green than they were. */
  "ndvi.drop": {
    /** The farm that the event is about. */
    farm: {
      /** The farm's id. */
      id: number;
      /** The farm's name. */
      name: string;
    };
    /** The day of the newest clear satellite picture (UTC), YYYY-MM-DD. */
    scene_date: string;
    /** Where the observations come from. */
    source: string;
    /** Mean NDVI of the field on that day, -1 to 1. */
    ndvi: number;
    /** Median NDVI of the earlier clear observations that it is compared with, -1 to 1. */
    usual_ndvi: number;
    /** By how much it is lower, in NDVI (no unit). */
    drop: number;
    /** How many earlier observations there were. */
    compared_observations: number;
    /** The day of the oldest of them (UTC), YYYY-MM-DD. */
    compared_since: string;
  };
  /** A laboratory's results have come; GET /v1/soil/analysis with the farm's id has all figures. */
  "sample.completed": {
    /** The soil sample's id. */
    sample_id: number;
    /** The id of the farm that the sample is from. */
    farm_id: number;
    /** The code on the bag. */
    tracking_code: string;
    /** When the sample was taken, YYYY-MM-DD. */
    collection_date: string;
    /** When the laboratory analysed it, YYYY-MM-DD. */
    analysis_date: string;
    /** pH in water. */
    ph: number;
  };
  /** The calls of this month have reached a part of the account's budget. */
  "budget.reached": {
    /** First day of the calendar month (UTC), YYYY-MM-DD. */
    month: string;
    /** The share of the budget that was reached, in per cent. */
    percent: 50 | 80 | 100;
    /** The account's monthly budget, in naira with four decimals. */
    budget_naira: string;
    /** What the month's calls cost so far, in naira with four decimals. */
    spent_naira: string;
  };
  /** An event to try your receiver with. */
  test: {
    /** A greeting. */
    message: string;
  };
};

/** What the query of `getWeatherCurrent` says. */
export type GetWeatherCurrentQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
};

/** The weather at a place now. */
export type GetWeatherCurrent = {
  /** Relative humidity in %, at 2 m above ground. */
  humidity: number;
  /** Air pressure at mean sea level in hPa. Null when the source does not give it. */
  pressure: number | null;
  /** UV index (WHO scale, no unit). Null when the source does not give it. */
  uv_index: number | null;
  /** The moment the values hold for, ISO 8601, UTC. */
  timestamp: string;
  /** The weather in a few English words, e.g. `Partly cloudy`. */
  conditions: string;
  /** Visibility in km. Null when the source does not give it. */
  visibility: number | null;
  /** Mean wind speed in km/h, at 10 m above ground. */
  wind_speed: number;
  /** Air temperature in °C, at 2 m above ground. */
  temperature: number;
};

/** What the query of `getWeatherHistorical` says. */
export type GetWeatherHistoricalQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** First day, YYYY-MM-DD, 1940-01-01 or later. */
  start_date: string;
  /** Last day, YYYY-MM-DD: not before start_date, at most 366 days in all (both ends counted), and at the latest yesterday in the place's own time zone. */
  end_date: string;
};

/** The weather of past days at a place. */
export type GetWeatherHistorical = {
  /** One record for each day, oldest first. */
  data: {
    /** The day in the place's own time zone, YYYY-MM-DD. */
    date: string;
    /** Mean relative humidity of the day in %. Null where the source has a gap. */
    humidity: number | null;
    /** The most severe weather of the day in a few English words. */
    conditions: string;
    /** Precipitation of the day (snow as water) in mm. Null where the source has a gap. */
    precipitation: number | null;
    /** Highest air temperature of the day in °C, at 2 m. Null where the source has a gap. */
    temperature_max: number | null;
    /** Lowest air temperature of the day in °C, at 2 m. Null where the source has a gap. */
    temperature_min: number | null;
  }[];
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
};

/** What the query of `getWeatherAlerts` says. */
export type GetWeatherAlertsQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
};

/** Weather alerts for a place. */
export type GetWeatherAlerts = {
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** When the newest data behind this answer was fetched, ISO 8601, UTC. */
  last_updated: string;
  /** Alerts in force or coming, the most severe first; empty when there are none. */
  alerts: {
    /** Identity: the issuer's own for an official warning; for an agronomic alert made of hazard, first day and place, so that it stays the same from call to call. */
    id: string;
    /** Kind of hazard, e.g. `Heat`, or the issuer's own words. */
    event: string;
    /** Severity in the words of CAP 1.2. */
    severity: "Extreme" | "Severe" | "Moderate" | "Minor" | "Unknown";
    /** Urgency in the words of CAP 1.2. */
    urgency: "Immediate" | "Expected" | "Future" | "Past" | "Unknown";
    /** Certainty in the words of CAP 1.2. */
    certainty: "Observed" | "Likely" | "Possible" | "Unlikely" | "Unknown";
    /** The alert in one line. */
    headline: string;
    /** What is expected, when and how strong. Null when the issuer does not say. */
    description: string | null;
    /** What to do. Null when the issuer does not say. */
    instruction: string | null;
    /** From when the alert holds, ISO 8601, UTC. */
    effective: string;
    /** Until when the alert holds, ISO 8601, UTC. Null when the issuer does not say. */
    expires: string | null;
    /** Who issues the alert: a weather service (official), or `Gona, from the forecast of …` (agronomic). */
    source: string;
  }[];
};

/** What the query of `getWeatherForecast` says. */
export type GetWeatherForecastQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** Number of days, 1 to 16, the first of which is today at the place; 7 when left out. */
  days?: number;
};

/** The weather expected at a place. */
export type GetWeatherForecast = {
  /** One record for each day from today; fewer than asked for when the source looks less far ahead. */
  daily: {
    /** The day in the place's own time zone, YYYY-MM-DD. */
    date: string;
    /** Mean relative humidity of the day in %. Null when the source does not give it. */
    humidity: number | null;
    /** The most severe weather of the day in a few English words. */
    conditions: string;
    /** Highest air temperature of the day in °C, at 2 m. */
    temperature_max: number;
    /** Lowest air temperature of the day in °C, at 2 m. */
    temperature_min: number;
    /** Highest probability of precipitation of the day in %. Null when the source does not give it. */
    precipitation_probability: number | null;
  }[];
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
};

/** What the query of `getFarms` says. */
export type GetFarmsQuery = {
  /** Only farms with this status; left out: all. */
  status?: "active" | "fallow" | "archived";
  /** Beginnings of words in the farm's name or location; accents and case do not matter. */
  search?: string;
  /** Page, from 1. */
  page?: number;
  /** Farms per page, 1 to 100. */
  per_page?: number;
  /** Order; a leading - is descending. Farms without a size come last by size. */
  sort?: "name" | "-name" | "size" | "-size" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
};

/** A page of farms. */
export type GetFarms = {
  /** The farms of the page. */
  data: {
    /** The farm's id. */
    id: number;
    /** What the farm is called, 1 to 120 characters. */
    name: string;
    /** Area in hectares; null when not known. */
    size: number | null;
    /** active: worked; fallow: resting; archived: no longer kept. */
    status: "active" | "fallow" | "archived";
    /** Where the farm is, in words; null when not said. */
    location: string | null;
    /** When the farm was made (UTC). */
    created_at: string;
    /** When the farm, its boundary or its crops were last changed (UTC). */
    updated_at: string;
    /** Where the farm is; null when not said. */
    coordinates: {
      /** Degrees north (WGS 84), -90 to 90. */
      latitude: number;
      /** Degrees east (WGS 84), -180 to 180. */
      longitude: number;
    } | null;
    /** Names of the farm's crops that are planned or growing. */
    crops: string[];
  }[];
  /** Where in the list this page is. */
  meta: {
    /** Farms on all pages together. */
    total: number;
    /** Farms per page. */
    per_page: number;
    /** The last page that has a farm; 1 when there is none. */
    last_page: number;
    /** This page. */
    current_page: number;
  };
};

/** What the body of `postFarms` says. */
export type PostFarmsBody = {
  /** What the farm is called, 1 to 120 characters. */
  name: string;
  /** Area in hectares; null empties it. With a boundary and without a size it becomes the boundary's area. */
  size?: number | null;
  /** Where the farm is, in words; null empties it. */
  location?: string | null;
  /** Where the farm is; null empties it. With a boundary and without coordinates they become its centroid. */
  coordinates?: {
    /** Degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Degrees east (WGS 84), -180 to 180. */
    longitude: number;
  } | null;
  /** The soil in words, best a USDA texture class such as sandy loam; null empties it. */
  soil_type?: string | null;
  /** Anything worth knowing about the farm; null empties it. */
  description?: string | null;
  boundary_coordinates?: number[][] | null;
};

/** A farm. */
export type PostFarms = {
  /** The farm's id. */
  id: number;
  /** What the farm is called, 1 to 120 characters. */
  name: string;
  /** Area in hectares; null when not known. */
  size: number | null;
  /** active: worked; fallow: resting; archived: no longer kept. */
  status: "active" | "fallow" | "archived";
  /** Where the farm is, in words; null when not said. */
  location: string | null;
  /** When the farm was made (UTC). */
  created_at: string;
  /** When the farm, its boundary or its crops were last changed (UTC). */
  updated_at: string;
  /** Where the farm is; null when not said. */
  coordinates: {
    /** Degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Degrees east (WGS 84), -180 to 180. */
    longitude: number;
  } | null;
  /** The soil in words; null when not said. */
  soil_type: string | null;
  /** Notes on the farm; null when there are none. */
  description: string | null;
};

/** What the params of `getFarmsId` says. */
export type GetFarmsIdParams = {
  /** Id of one of your farms. */
  id: number;
};

/** A farm with its crops and boundary. */
export type GetFarmsId = {
  /** The farm's id. */
  id: number;
  /** What the farm is called, 1 to 120 characters. */
  name: string;
  /** Area in hectares; null when not known. */
  size: number | null;
  /** active: worked; fallow: resting; archived: no longer kept. */
  status: "active" | "fallow" | "archived";
  /** Where the farm is, in words; null when not said. */
  location: string | null;
  /** When the farm was made (UTC). */
  created_at: string;
  /** When the farm, its boundary or its crops were last changed (UTC). */
  updated_at: string;
  /** Where the farm is; null when not said. */
  coordinates: {
    /** Degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Degrees east (WGS 84), -180 to 180. */
    longitude: number;
  } | null;
  /** The soil in words; null when not said. */
  soil_type: string | null;
  /** Notes on the farm; null when there are none. */
  description: string | null;
  /** The farm's crops, the latest planted first. */
  crops: {
    /** The id of this crop on this farm. */
    id: number;
    /** Area under this crop in hectares; null when not said. */
    area: number | null;
    /** What the crop is called. */
    name: string;
    /** planned: not planted yet; growing: in the ground; harvested: brought in; failed: lost. */
    status: "planned" | "growing" | "harvested" | "failed";
    /** The variety; null when not said. */
    variety: string | null;
    /** Day of planting; null when not said. */
    planting_date: string | null;
    /** Day on which harvest is expected; null when not known. */
    expected_harvest_date: string | null;
  }[];
  /** Corners of the boundary as [latitude, longitude], not closed; null when there is none. */
  boundary_coordinates: number[][] | null;
};

/** What the params of `putFarmsId` says. */
export type PutFarmsIdParams = {
  /** Id of one of your farms. */
  id: number;
};

/** What the body of `putFarmsId` says. */
export type PutFarmsIdBody = {
  /** What the farm is called, 1 to 120 characters. */
  name?: string;
  /** active: worked; fallow: resting; archived: no longer kept. */
  status?: "active" | "fallow" | "archived";
  /** Area in hectares; null empties it. With a boundary and without a size it becomes the boundary's area. */
  size?: number | null;
  /** Where the farm is, in words; null empties it. */
  location?: string | null;
  /** Where the farm is; null empties it. With a boundary and without coordinates they become its centroid. */
  coordinates?: {
    /** Degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Degrees east (WGS 84), -180 to 180. */
    longitude: number;
  } | null;
  /** The soil in words, best a USDA texture class such as sandy loam; null empties it. */
  soil_type?: string | null;
  /** Anything worth knowing about the farm; null empties it. */
  description?: string | null;
  boundary_coordinates?: number[][] | null;
};

/** A farm. */
export type PutFarmsId = {
  /** The farm's id. */
  id: number;
  /** What the farm is called, 1 to 120 characters. */
  name: string;
  /** Area in hectares; null when not known. */
  size: number | null;
  /** active: worked; fallow: resting; archived: no longer kept. */
  status: "active" | "fallow" | "archived";
  /** Where the farm is, in words; null when not said. */
  location: string | null;
  /** When the farm was made (UTC). */
  created_at: string;
  /** When the farm, its boundary or its crops were last changed (UTC). */
  updated_at: string;
  /** Where the farm is; null when not said. */
  coordinates: {
    /** Degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Degrees east (WGS 84), -180 to 180. */
    longitude: number;
  } | null;
  /** The soil in words; null when not said. */
  soil_type: string | null;
  /** Notes on the farm; null when there are none. */
  description: string | null;
};

/** What the params of `deleteFarmsId` says. */
export type DeleteFarmsIdParams = {
  /** Id of one of your farms. */
  id: number;
};

/** A deleted farm. */
export type DeleteFarmsId = {
  /** The farm's id. */
  id: number;
  /** The farm is gone from every answer; you can restore it for 30 days. */
  deleted: true;
};

/** What the params of `getFarmsIdCrops` says. */
export type GetFarmsIdCropsParams = {
  /** Id of one of your farms. */
  id: number;
};

/** The crops of a farm. */
export type GetFarmsIdCrops = {
  /** The farm's crops, the latest planted first. */
  data: {
    /** The id of this crop on this farm. */
    id: number;
    /** Area under this crop in hectares; null when not said. */
    area: number | null;
    /** What the crop is called. */
    name: string;
    /** planned: not planted yet; growing: in the ground; harvested: brought in; failed: lost. */
    status: "planned" | "growing" | "harvested" | "failed";
    /** The variety; null when not said. */
    variety: string | null;
    /** Day of planting; null when not said. */
    planting_date: string | null;
    /** Day on which harvest is expected; null when not known. */
    expected_harvest_date: string | null;
  }[];
};

/** What the params of `postFarmsIdCrops` says. */
export type PostFarmsIdCropsParams = {
  /** Id of one of your farms. */
  id: number;
};

/** What the body of `postFarmsIdCrops` says. */
export type PostFarmsIdCropsBody = {
  /** Id in the crop catalogue. Give crop_id, or name, or both. */
  crop_id?: number;
  /** What the crop is called; a name that the catalogue knows is linked to it. Left out: the catalogue's name. */
  name?: string;
  /** planned, growing, harvested or failed. Left out: growing from the planting date on, else planned. */
  status?: "planned" | "growing" | "harvested" | "failed";
  /** The variety, such as SAMMAZ 15; null when not known. */
  variety?: string | null;
  /** Area under this crop in hectares, at most the farm's size. */
  area?: number | null;
  /** Day of planting, YYYY-MM-DD; it may be still to come. */
  planting_date?: string | null;
  /** Day on which harvest is expected, YYYY-MM-DD, not before planting; left out: the planting date and the crop's days to maturity, where the catalogue knows them. */
  expected_harvest_date?: string | null;
};

/** A crop on a farm. */
export type PostFarmsIdCrops = {
  /** The id of this crop on this farm. */
  id: number;
  /** Area under this crop in hectares; null when not said. */
  area: number | null;
  /** What the crop is called. */
  name: string;
  /** planned: not planted yet; growing: in the ground; harvested: brought in; failed: lost. */
  status: "planned" | "growing" | "harvested" | "failed";
  /** The variety; null when not said. */
  variety: string | null;
  /** Day of planting; null when not said. */
  planting_date: string | null;
  /** Day on which harvest is expected; null when not known. */
  expected_harvest_date: string | null;
};

/** What the query of `getCrops` says. */
export type GetCropsQuery = {
  /** A name or its beginning: English, scientific, Hausa, Yoruba or Igbo; accents, case and small misspellings do not matter. */
  search?: string;
  /** Only crops grown for this. */
  category?:
    "cereal" | "root_tuber" | "legume" | "oilseed" | "vegetable" | "fruit" | "tree_crop" | "spice" | "fibre" | "sugar";
  /** Page, from 1; beyond the last it is empty. */
  page?: number;
  /** Crops on a page, 1 to 100; 15 when left out. */
  per_page?: number;
};

/** A page of the crop catalogue. */
export type GetCrops = {
  /** The crops; the likeliest first when searched, else by name. */
  data: {
    /** Id of the crop; it does not change. */
    id: number;
    /** English name. */
    name: string;
    /** Scientific name. */
    scientific_name: string;
    /** What the crop is grown for. */
    category:
      | "cereal"
      | "root_tuber"
      | "legume"
      | "oilseed"
      | "vegetable"
      | "fruit"
      | "tree_crop"
      | "spice"
      | "fibre"
      | "sugar";
    /** Other English names. */
    other_names: string[];
    /** Names in Nigerian languages, only where they are certain. */
    local_names: {
      /** ISO 639-1: ha Hausa, yo Yoruba, ig Igbo. */
      language: "ha" | "yo" | "ig";
      /** The name. */
      name: string;
    }[];
    /** Days from planting to harvest; of trees and other perennials to the first harvest. */
    days_to_maturity: {
      /** Fewest days. */
      min: number;
      /** Most days. */
      max: number;
    } | null;
  }[];
  /** Where the page stands in the list. */
  meta: {
    /** Crops that fit, on all pages. */
    total: number;
    /** Crops on a page. */
    per_page: number;
    /** Number of the last page. */
    last_page: number;
    /** Number of this page. */
    current_page: number;
  };
};

/** What the params of `getCropsId` says. */
export type GetCropsIdParams = {
  /** Id of the crop in the catalogue. */
  id: number;
};

/** A crop. */
export type GetCropsId = {
  /** Id of the crop; it does not change. */
  id: number;
  /** English name. */
  name: string;
  /** Scientific name. */
  scientific_name: string;
  /** What the crop is grown for. */
  category:
    "cereal" | "root_tuber" | "legume" | "oilseed" | "vegetable" | "fruit" | "tree_crop" | "spice" | "fibre" | "sugar";
  /** Other English names. */
  other_names: string[];
  /** Names in Nigerian languages, only where they are certain. */
  local_names: {
    /** ISO 639-1: ha Hausa, yo Yoruba, ig Igbo. */
    language: "ha" | "yo" | "ig";
    /** The name. */
    name: string;
  }[];
  /** Days from planting to harvest; of trees and other perennials to the first harvest. */
  days_to_maturity: {
    /** Fewest days. */
    min: number;
    /** Most days. */
    max: number;
  } | null;
  /** True for crops that stand for years. */
  perennial: boolean;
  /** What the crop needs. */
  requirements: {
    /** Mean temperature in °C. Null when not known. */
    temperature: {
      /** Below it the crop does not grow. */
      min: number;
      /** From here on it grows at its best. */
      optimum_from: number;
      /** Up to here it grows at its best. */
      optimum_to: number;
      /** Above it the crop does not grow. */
      max: number;
    } | null;
    /** Rain in the growing season in mm; of perennials in the year. Null when not known. */
    rainfall: {
      /** Below it the crop does not grow. */
      min: number;
      /** From here on it grows at its best. */
      optimum_from: number;
      /** Up to here it grows at its best. */
      optimum_to: number;
      /** Above it the crop does not grow. */
      max: number;
    } | null;
    /** pH of the soil in water. Null when not known. */
    ph: {
      /** Below it the crop does not grow. */
      min: number;
      /** From here on it grows at its best. */
      optimum_from: number;
      /** Up to here it grows at its best. */
      optimum_to: number;
      /** Above it the crop does not grow. */
      max: number;
    } | null;
    /** Soil texture: heavy (clays), medium (loams), light (sands), organic (peats). Null when not known. */
    texture: {
      /** Textures in which it grows best. */
      optimal: ("heavy" | "medium" | "light" | "organic")[];
      /** Textures in which it grows at all. */
      absolute: ("heavy" | "medium" | "light" | "organic")[];
    } | null;
    /** Temperature that kills young plants, °C. Null when not known. */
    killing_temperature: number | null;
    /** Where a block of figures comes from. */
    source: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
  };
  /** How far apart it is planted. Null when not known. */
  spacing: {
    /** Between rows, cm. */
    between_rows: number;
    /** Between plants in a row, cm. */
    within_row: number;
  } | null;
  /** What is planted on a hectare. Null when not known. */
  seed_rate: {
    /** Least, per hectare. */
    min: number;
    /** Most, per hectare. */
    max: number;
    /** What is counted: kg of seed, or pieces of planting material. */
    unit: "kg" | "cuttings" | "setts" | "vines" | "corms" | "suckers" | "seedlings" | "offshoots";
  } | null;
  /** How the crop uses water (FAO-56). Null when not known. */
  water: {
    /** Lengths of the growth stages. */
    stages: {
      /** From planting to 10 % ground cover, days. */
      initial: number;
      /** To full cover, days. */
      development: number;
      /** To the start of ripening, days. */
      mid: number;
      /** To harvest, days. */
      late: number;
    };
    /** Crop coefficients: evapotranspiration of the crop over that of the reference, no unit. */
    kc: {
      /** In the initial stage. */
      initial: number;
      /** In mid-season. */
      mid: number;
      /** At harvest. */
      end: number;
    };
    /** Greatest rooting depth, m. */
    root_depth: {
      /** Least, m. */
      min: number;
      /** Most, m. */
      max: number;
    };
    /** Share of the available soil water that may be used before growth suffers, at 5 mm/day. */
    depletion_fraction: number;
    /** Where a block of figures comes from. */
    source: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
  } | null;
  /** Limits for growing degree days. Null when not known. */
  growing_degree_days: {
    /** Below it the crop does not develop, °C. */
    base: number;
    /** Above it more warmth brings nothing, °C. */
    upper: number;
    /** Sum from planting to maturity. */
    to_maturity: {
      /** Least, °C days. */
      min: number;
      /** Most, °C days. */
      max: number;
    } | null;
    /** Where a block of figures comes from. */
    source: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
  } | null;
  /** When it is planted and harvested in West Africa, as published; for a place ask its calendar. */
  seasons: {
    /** Country (ISO 3166-1, two letters). */
    country: string;
    /** Part of the country: north, south, east, middle, a state, or all. */
    zone: string;
    /** main: the main rains; second: the second rains; dry: the dry season, with irrigation. */
    season: "main" | "second" | "dry";
    /** Planting. */
    plant: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    };
    /** Harvest. */
    harvest: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    };
    /** Where the window is published. */
    source: string;
  }[];
  /** Pests, diseases, weeds, viruses and nematodes that harm it in West Africa, by name. */
  pests: {
    /** Id, for GET /v1/pests/{id}. */
    id: number;
    /** Common name. */
    name: string;
    /** pest, disease, weed, virus or nematode. */
    type: string;
  }[];
  /** Where days to maturity, spacing and seed rate, and names come from. */
  sources: {
    /** Where a block of figures comes from. */
    maturity: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
    /** Where a block of figures comes from. */
    planting: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
    /** Where a block of figures comes from. */
    names: {
      /** Publication, database, or `General agronomic knowledge, …`. */
      source: string;
      /** True when the figures were not checked against a publication. */
      review: boolean;
      /** What to know of the figures; null when there is nothing. */
      note: string | null;
    };
  };
};

/** What the params of `getCropsIdCalendar` says. */
export type GetCropsIdCalendarParams = {
  /** Id of the crop in the catalogue. */
  id: number;
};

/** What the query of `getCropsIdCalendar` says. */
export type GetCropsIdCalendarQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
};

/** When a crop is planted and harvested at a place, and how well it fits there. */
export type GetCropsIdCalendar = {
  /** The crop. */
  crop: {
    /** Id of the crop. */
    id: number;
    /** English name. */
    name: string;
  };
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** When best to plant here; null when neither calendar nor rains allow the crop, or the climate does not. */
  advice: {
    /** On what it rests: calendar and rains together, one of them, or a dry-season calendar with irrigation. */
    basis: "calendar_and_rains" | "calendar" | "rains" | "irrigation";
    /** main: the main rains; second: the second rains; dry: the dry season, with irrigation. */
    season: "main" | "second" | "dry";
    /** When to plant. */
    plant: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    };
    /** When to harvest; null when the first harvest is years away. */
    harvest: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    } | null;
    /** True when the rains alone are too little for the crop, or the season is dry. */
    irrigate: boolean;
    /** What to do and why, in a sentence. */
    reason: string;
  } | null;
  /** Windows of the calendars and of the rains, each with its reason. */
  windows: {
    /** calendar: as published; rains: from onset and end of the rains here. */
    basis: "calendar" | "rains";
    /** main: the main rains; second: the second rains; dry: the dry season, with irrigation. */
    season: "main" | "second" | "dry";
    /** When to plant. */
    plant: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    };
    /** When to harvest; null when the first harvest is years away. */
    harvest: {
      /** First day, MM-DD. */
      from: string;
      /** Last day, MM-DD; it may pass the new year. */
      to: string;
    } | null;
    /** Why, in a sentence. */
    reason: string;
    /** Where it comes from. */
    source: string;
    /** False for general agronomic knowledge that was not checked against a publication. */
    checked: boolean;
    /** True when a neighbouring country's calendar stands in for this one's. */
    stand_in: boolean;
  }[];
  /** When it usually rains at the place. */
  rains: {
    /** seasons: as listed; all_year: no break in the rains; none: no rains that a crop could start with, or not known. */
    kind: "seasons" | "all_year" | "none";
    /** Rainy seasons, the longest first. */
    seasons: {
      /** Usual first day of the rains, MM-DD. */
      onset: string;
      /** Usual last day of the rains, MM-DD. */
      end: string;
      /** Length in days. */
      days: number;
      /** Whether the crop ripens in it without irrigation. Null when not known. */
      crop_fits: boolean | null;
      /** Why, in a sentence. */
      reason: string;
    }[];
    /** Whose rainfall it is; null when none is known. */
    source: string | null;
  };
  /** How well the crop fits, by rain alone and with irrigation; null where no climate is known. */
  suitability: {
    /** How well climate and crop fit (EcoCrop). */
    rainfed: {
      /** 0 to 100, of the best month to begin. */
      score: number;
      /** From 80 excellent, from 60 very_suitable, from 40 suitable, from 20 marginal, else not_suitable. */
      class: "excellent" | "very_suitable" | "suitable" | "marginal" | "not_suitable";
      /** What limits it; null when nothing does. Soil is not known here, so ph and texture do not occur. */
      limiting_factor: "temperature" | "killing_temperature" | "rain" | "ph" | "texture" | null;
      /** Whether there is too much (true) or too little (false) of the limiting factor. */
      too_much: boolean | null;
      /** Best months to begin. */
      start_months: number[];
      /** The same in a sentence. */
      reason: string;
    };
    /** How well climate and crop fit (EcoCrop). */
    irrigated: {
      /** 0 to 100, of the best month to begin. */
      score: number;
      /** From 80 excellent, from 60 very_suitable, from 40 suitable, from 20 marginal, else not_suitable. */
      class: "excellent" | "very_suitable" | "suitable" | "marginal" | "not_suitable";
      /** What limits it; null when nothing does. Soil is not known here, so ph and texture do not occur. */
      limiting_factor: "temperature" | "killing_temperature" | "rain" | "ph" | "texture" | null;
      /** Whether there is too much (true) or too little (false) of the limiting factor. */
      too_much: boolean | null;
      /** Best months to begin. */
      start_months: number[];
      /** The same in a sentence. */
      reason: string;
    };
  } | null;
};

/** What the query of `getSoilAnalysis` says. */
export type GetSoilAnalysisQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
};

/** The topsoil of a place. */
export type GetSoilAnalysis = {
  /** Cation exchange capacity in cmol(+)/kg. */
  cec: number;
  /** Particle sizes; the three sum to 100 %. */
  texture: {
    /** Clay in %. */
    clay: number;
    /** Sand in %. */
    sand: number;
    /** Silt in %. */
    silt: number;
  };
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** USDA texture class in words, such as sandy loam. */
  soil_type: string;
  /** What the topsoil (0 to 20 cm) holds. */
  properties: {
    /** pH in water (1:2.5). */
    ph: number;
    /** Extractable iron in mg/kg. */
    iron: number;
    /** Extractable zinc in mg/kg. */
    zinc: number;
    /** Extractable boron in mg/kg; estimated unless a laboratory measured it. */
    boron: number;
    /** Extractable copper in mg/kg; estimated unless a laboratory measured it. */
    copper: number;
    /** Extractable sulfur in mg/kg. */
    sulfur: number;
    /** Extractable calcium in mg/kg. */
    calcium: number;
    /** Total nitrogen in %. */
    nitrogen: number;
    /** Extractable magnesium in mg/kg. */
    magnesium: number;
    /** Extractable manganese in mg/kg; estimated unless a laboratory measured it. */
    manganese: number;
    /** Extractable potassium in mg/kg (391 mg/kg is 1 cmol/kg). */
    potassium: number;
    /** Extractable phosphorus in mg/kg. */
    phosphorus: number;
    /** Organic matter in % (organic carbon x 1.724). */
    organic_matter: number;
  };
  /** Day of the laboratory's analysis; for maps and models the day they were read. */
  analysis_date: string;
  /** Calcium, magnesium and potassium in % of the CEC. */
  base_saturation: number;
  /** What a maize crop of usual yield needs on this soil; /v1/soil/recommendations tells of other crops. */
  recommendations: {
    /** Ground limestone (CaCO3) in kg/ha. */
    lime_application: number;
    /** Nitrogen (N) in kg/ha. */
    nitrogen_fertilizer: number;
    /** Potash (K2O) in kg/ha. */
    potassium_fertilizer: number;
    /** Phosphate (P2O5) in kg/ha. */
    phosphorus_fertilizer: number;
  };
};

/** What the query of `getSoilRecommendations` says. */
export type GetSoilRecommendationsQuery = {
  /** Id of one of your farms; it must have coordinates. */
  farm_id: number;
  /** Crop that is to be fertilised; left out: one that grows or is planned on the farm, else the crop that suits it best. */
  crop_id?: number;
};

/** Crops that suit a farm, and how to fertilise. */
export type GetSoilRecommendations = {
  /** The farm's id. */
  farm_id: number;
  /** The farm's name. */
  farm_name: string;
  /** USDA texture class in words. */
  soil_type: string;
  /** Day of the soil figures, see /v1/soil/analysis. */
  analysis_date: string;
  /** The asked crop alone; else the fertilised crop, then those that suit best, the best first. */
  crop_recommendations: {
    /** The crop's name. */
    name: string;
    /** What limits the crop here, and the best months to plant. */
    notes: string;
    /** The crop's id, see /v1/crops. */
    crop_id: number;
    /** EcoCrop suitability, 0 to 100: from 80 excellent, from 60 very suitable, from 40 suitable, from 20 marginal. */
    suitability_score: number;
  }[];
  /** What to give a hectare of the asked crop, else of the first of the crops. */
  fertilizer_recommendations: {
    /** Compound fertiliser. */
    npk: {
      /** Why this much, for which crop, and what is uncertain. */
      notes: string;
      /** Compound fertiliser in kg/ha; bags of 50 kg are named in the notes. */
      amount: number;
      /** Its grade N-P2O5-K2O in %, such as 15-15-15; none where no compound is needed. */
      formula: string;
      /** When and how to apply it. */
      application_timing: string;
    };
    /** Lime. */
    lime: {
      /** Method and target. */
      notes: string;
      /** Ground limestone (CaCO3) in kg/ha; 0: none. */
      amount: number;
      /** When and how to apply it. */
      application_timing: string;
    };
    /** Urea for top dressing. */
    urea: {
      /** Why this much. */
      notes: string;
      /** Urea (46 % N) in kg/ha; 0: none. */
      amount: number;
      /** When and how to apply it. */
      application_timing: string;
    };
  };
};

/** What the body of `postSoilSamples` says. */
export type PostSoilSamplesBody = {
  /** Id of one of your farms. */
  farm_id: number;
  /** Depth to which the sample was taken, in cm. */
  depth: number;
  /** Day on which it was taken, YYYY-MM-DD; not in the future. */
  collection_date: string;
  /** Anything that the laboratory should know. */
  notes?: string | null;
  /** Where it was taken; left out: the farm's coordinates. */
  location?: {
    /** Degrees north (WGS 84). */
    latitude: number;
    /** Degrees east (WGS 84). */
    longitude: number;
  } | null;
};

/** A soil sample. */
export type PostSoilSamples = {
  /** The sample's id. */
  id: number;
  /** Depth in cm. */
  depth: number;
  /** Notes; null when there are none. */
  notes: string | null;
  /** submitted, received, analysing, completed, or rejected. */
  status: "submitted" | "received" | "analysing" | "completed" | "rejected";
  /** The farm's id. */
  farm_id: number;
  /** Where it was taken. */
  location: {
    /** Degrees north (WGS 84). */
    latitude: number;
    /** Degrees east (WGS 84). */
    longitude: number;
  };
  /** When it was submitted (UTC). */
  created_at: string;
  /** When its state last changed (UTC). */
  updated_at: string;
  /** Code to write on the bag, such as GS-7K4M-Q9TD. */
  tracking_code: string;
  /** Day on which it was taken. */
  collection_date: string;
  /** Day by which results are expected (working days, Monday to Friday). */
  estimated_completion_date: string;
};

/** What the query of `getEarthImagery` says. */
export type GetEarthImageryQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** The scene of this day, else the nearest before it; left out: the latest clear one. */
  date?: string;
  /** true_color: as the eye sees it; ndvi: how green it is, brown to green. */
  layer?: "true_color" | "ndvi";
};

/** A satellite picture of a place. */
export type GetEarthImagery = {
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** Day of the picture (UTC). */
  date: string;
  /** The satellite, such as Sentinel-2A. */
  satellite: string;
  /** Clouds in % of the whole scene. */
  cloud_coverage: number;
  /** A PNG of the place with the farm's boundary drawn; works for 24 hours. */
  image_url: string;
  /** How the picture was taken. */
  metadata: {
    /** Size of a pixel on the ground. */
    resolution: string;
    /** Bands that the picture was made from. */
    bands: string[];
    /** When the satellite passed (UTC). */
    acquisition_time: string;
  };
};

/** What the query of `getEarthNdvi` says. */
export type GetEarthNdviQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** First day, YYYY-MM-DD, 2000-02-18 or later. */
  start_date: string;
  /** Last day, YYYY-MM-DD: not before start_date, at most 366 days in all (both ends counted), and not after today (UTC). */
  end_date: string;
};

/** How green a place was. */
export type GetEarthNdvi = {
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** First day asked for. */
  start_date: string;
  /** Last day asked for. */
  end_date: string;
  /** One point for each usable picture, oldest first; days without one are left out. */
  ndvi_data: {
    /** Day of the picture (UTC); of a composite, its first day. */
    date: string;
    /** Mean NDVI of the clear pixels, -1 to 1. */
    value: number;
    /** good (at least 80 % of the pixels clear), fair (at least 40 %), poor (fewer) or modelled, and how many pixels were clear. */
    quality: string;
  }[];
  /** Mean of the values. */
  average_ndvi: number;
  /** Lowest value. */
  min_ndvi: number;
  /** Highest value. */
  max_ndvi: number;
  /** Theil-Sen slope with a Mann-Kendall test; see the description of the endpoint. */
  trend: "rapid growth" | "improving" | "stable" | "declining" | "rapid decline" | "too few pictures";
};

/** What the query of `getEarthSoilMoisture` says. */
export type GetEarthSoilMoistureQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** First day, YYYY-MM-DD, 1950-01-01 or later. */
  start_date: string;
  /** Last day, YYYY-MM-DD: not before start_date, at most 366 days in all (both ends counted), and at the latest 7 days from today (UTC). */
  end_date: string;
  /** Layer in cm below the surface, `0-28`, or one depth, `10`; at most 100 cm deep. 0-28 when left out. */
  depth?: string;
};

/** How wet the soil was. */
export type GetEarthSoilMoisture = {
  /** The place that the answer is for. */
  location: {
    /** The farm's or the place's name; for coordinates the nearest known place's. */
    name: string;
    /** Latitude in degrees north (WGS 84), -90 to 90. */
    latitude: number;
    /** Longitude in degrees east (WGS 84), -180 to 180. */
    longitude: number;
  };
  /** First day asked for. */
  start_date: string;
  /** Last day asked for. */
  end_date: string;
  /** The layer, such as 0-28 cm. */
  depth: string;
  /** Days with a value, oldest first; days without one are left out. */
  moisture_data: {
    /** The day (UTC). */
    date: string;
    /** Volumetric water content in m3/m3. */
    value: number;
    /** reanalysis: weather model fed with observations; forecast; modelled: our water balance. */
    quality: "reanalysis" | "forecast" | "modelled";
  }[];
  /** Mean in m3/m3. */
  average_moisture: number;
  /** Lowest in m3/m3. */
  min_moisture: number;
  /** Highest in m3/m3. */
  max_moisture: number;
  /** Theil-Sen slope with a Mann-Kendall test. */
  trend: "wetting" | "stable" | "drying" | "too few days";
};

/** What the query of `getMarketPrices` says. */
export type GetMarketPricesQuery = {
  /** Only this crop. */
  crop_id?: number;
  /** Only the market of this name; case and accents do not matter. */
  market?: string;
  /** Only this state or region, such as Kano, or this country, such as Ghana. Left out: Nigeria. */
  location?: string;
  /** The newest prices on or before this day; left out: the newest there are. */
  date?: string;
};

/** Crop prices. */
export type GetMarketPrices = {
  /** Date of the newest observation in the answer; the asked day when it is empty. */
  date: string;
  /** ISO 4217 code of all prices. */
  currency: string;
  /** By crop, variety, state and market. */
  prices: {
    /** Name of the crop. */
    name: string;
    /** What prices are per: kg, litre, tuber, piece, bunch, bottle. */
    unit: string;
    /** The market; 'State average' where the publisher gives the state's mean. */
    market: string;
    /** Id of the crop in the catalogue. */
    crop_id: number;
    /** What is sold of it, such as White grain. */
    variety: string;
    /** State or region and country, such as Kano, Nigeria. */
    location: string;
    /** Change against the comparable month before, such as +4.2%; n/a when there is none to compare with. */
    price_trend: string;
    /** The observation's own date (00:00 UTC). */
    last_updated: string;
    /** Retail price per `unit`; null: none was observed in that month. */
    retail_price: number | null;
    /** Wholesale price per `unit`; null: none was observed in that month. */
    wholesale_price: number | null;
  }[];
};

/** What the query of `getMarketInsights` says. */
export type GetMarketInsightsQuery = {
  /** Only this crop; left out: all with prices. */
  crop_id?: number;
};

/** Insights into the market. */
export type GetMarketInsights = {
  /** Today (UTC). */
  date: string;
  /** Date of the newest observation that was used. */
  last_updated: string;
  /** The market in a few sentences. */
  market_overview: string;
  /** By crop. */
  insights: {
    /** Name of the crop. */
    name: string;
    /** Id of the crop in the catalogue. */
    crop_id: number;
    /** What stands behind it. */
    factors: string[];
    /** rising, steady, falling or unknown. */
    demand_trend: string;
    /** plentiful, normal, tight or unknown. */
    supply_status: string;
    /** Ranges by a statistical model of past prices; 'not enough data' where none can be given. */
    price_forecast: {
      /** 80 % range one month after the newest price, with its month. */
      "1_month": string;
      /** 80 % range three months after it. */
      "3_month": string;
      /** 80 % range six months after it. */
      "6_month": string;
    };
    /** What to do. */
    recommendations: string[];
    /** Newest prices with their unit, of what, when and in how many markets. */
    current_price_range: string;
  }[];
};

/** What the query of `getMarketPriceHistory` says. */
export type GetMarketPriceHistoryQuery = {
  /** The crop. */
  crop_id: number;
  /** The market of this name; left out: the median of the country's markets. */
  market?: string;
  /** Its state, region or country, where markets of several bear the name. Left out: Nigeria. */
  location?: string;
  /** What of the crop; left out: the variety with the most recent prices. */
  variety?: string;
  /** First day; left out: two years before the last. */
  start_date?: string;
  /** Last day; left out: the newest observation's. */
  end_date?: string;
  /** daily: each observation on its date; weekly, monthly: means. A gap stays a gap. */
  interval?: "daily" | "weekly" | "monthly";
};

/** Prices of a crop over time. */
export type GetMarketPriceHistory = {
  /** Name of the crop. */
  name: string;
  /** What prices are per: kg, litre, tuber, piece, bunch, bottle. */
  unit: string;
  /** The market, or of how many markets the median was taken. */
  market: string;
  /** Id of the crop in the catalogue. */
  crop_id: number;
  /** What is sold of it, such as White grain. */
  variety: string;
  /** ISO 4217 code of the prices' currency. */
  currency: string;
  /** State or region and country. */
  location: string;
  /** What a point stands for. */
  interval: "daily" | "weekly" | "monthly";
  /** First day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Oldest first; days, weeks and months without an observation are left out. */
  price_data: {
    /** The observation's date, or the first day of the week (Monday) or month. */
    date: string;
    /** Retail price per `unit`; null: none observed. */
    retail_price: number | null;
    /** Wholesale price per `unit`; null: none observed. */
    wholesale_price: number | null;
  }[];
};

/** What the query of `getPestsAlerts` says. */
export type GetPestsAlertsQuery = {
  /** Id of one of your farms. Give exactly one of farm_id, latitude with longitude, or location. */
  farm_id?: number;
  /** Latitude in degrees north (WGS 84), -90 to 90; together with longitude. */
  latitude?: number;
  /** Longitude in degrees east (WGS 84), -180 to 180; together with latitude. */
  longitude?: number;
  /** Name of a place, with its state or country where the name alone is not clear: Kano; Bassa, Kogi; Paris, France. */
  location?: string;
  /** Only this crop. Without a place: at one town in each of Nigeria's farming zones. */
  crop_id?: number;
};

/** Pest and disease alerts. */
export type GetPestsAlerts = {
  /** Day of the place on which the alerts were worked out. */
  date: string;
  /** The place; Nigeria when only a crop was given. */
  location: string;
  /** Highest risk first. */
  alerts: {
    /** Id of the pest or disease, for GET /v1/pests/{id}. */
    id: number;
    /** Common name. */
    name: string;
    /** pest, disease, weed, virus or nematode. */
    type: "pest" | "disease" | "weed" | "virus" | "nematode";
    /** low, moderate, high or very high. */
    risk_level: "low" | "moderate" | "high" | "very high";
    /** The rule by name, the weather that set it off, until when it holds, sightings nearby, and what to do. */
    alert_message: string;
    /** Names of the crops at risk here, separated by commas. */
    affected_crops: string;
  }[];
};

/** What the params of `getPestsId` says. */
export type GetPestsIdParams = {
  /** Id of the pest or disease. */
  id: number;
};

/** A pest, disease, weed, virus or nematode. */
export type GetPestsId = {
  /** Id; it does not change. */
  id: number;
  /** Common name. */
  name: string;
  /** pest, disease, weed, virus or nematode. */
  type: "pest" | "disease" | "weed" | "virus" | "nematode";
  /** What is seen on the plant. */
  symptoms: string;
  /** What to do: growing practice first, then resistant varieties, natural enemies, and chemicals last. */
  management: string;
  /** What it is, how it lives and spreads, and which weather favours it. */
  description: string;
  /** Scientific name. */
  scientific_name: string;
};

/** What the body of `postPestsIdentify` says. */
export type PostPestsIdentifyBody = {
  /** JPEG, PNG or WebP, at most 10 MB and 50 megapixels, at least 64 x 64 pixels: a part of a multipart body, or base64 in JSON. */
  image: Blob | string;
  /** The crop in the photo, when it is known: the answer is surer with it. */
  crop_id?: number;
};

/** Identification of a pest or disease from a photo. */
export type PostPestsIdentify = {
  /** Up to three candidates, most probable first; empty when the photo shows nothing that can be named. */
  identification: {
    /** What the photo may show. */
    name: string;
    /** pest, disease (viruses too), disorder (weather, water, nutrition) or healthy. */
    type: "pest" | "disease" | "disorder" | "healthy";
    /** Calibrated probability that it is this, 0 to 1. */
    confidence: number;
    /** What it is and how to tell it from what looks alike. */
    description: string;
    /** Scientific name; empty when there is none. */
    scientific_name: string;
  }[];
  /** How sure the answer is, what to check and what to do next. */
  recommendations: string;
};
