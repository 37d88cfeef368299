import { paragraphs, type DocPage } from "../page";
import { table } from "../table";

/** Whose data it is, what of it we give, of which kind, under which licence, and how old it can be. */
type Source = readonly [who: string, what: string, kind: string, licence: string, age: string];

const asked: readonly Source[] = [
  [
    "[Open-Meteo](https://open-meteo.com/)",
    "Weather now, forecasts, past weather from 1940 on, soil moisture, place names",
    "forecast; past days and moisture modelled",
    "CC BY 4.0",
    "minutes to an hour; the past a few days behind",
  ],
  [
    "[MET Norway](https://api.met.no/)",
    "Weather now and forecasts, when Open-Meteo is down",
    "forecast",
    "NLOD 2.0, CC BY 4.0",
    "an hour",
  ],
  [
    "[NASA POWER](https://power.larc.nasa.gov/)",
    "Past weather, when Open-Meteo is down",
    "modelled",
    "free to use, with credit",
    "a few days behind",
  ],
  [
    "[WMO SWIC](https://severeweather.wmo.int/) and national CAP feeds",
    "Official weather warnings, in the words of the service that issued them",
    "forecast",
    "the issuing service's; credited with each warning",
    "minutes",
  ],
  [
    "[iSDAsoil](https://www.isda-africa.com/isdasoil/) (Hengl et al. 2021)",
    "Soil of Africa at 30 m",
    "modelled",
    "CC BY 4.0",
    "maps published in 2021",
  ],
  [
    "[SoilGrids 2.0](https://soilgrids.org/), ISRIC (Poggio et al. 2021)",
    "Soil of the world at 250 m",
    "modelled",
    "CC BY 4.0",
    "maps published in 2021",
  ],
  [
    "Copernicus Sentinel-2 through [Earth Search](https://earth-search.aws.element84.com/)",
    "Pictures and NDVI of fields at 10 m",
    "observed",
    "free and open (Copernicus)",
    "a picture about every 5 days, fewer under clouds",
  ],
  [
    "MODIS MOD13Q1 through [ORNL DAAC](https://modis.ornl.gov/)",
    "NDVI at 250 m, when Sentinel-2 has none",
    "observed",
    "free and open (NASA)",
    "a value every 16 days",
  ],
  [
    "World Food Programme, [HDX](https://data.humdata.org/dataset/wfp-food-prices-for-nigeria)",
    "Prices in Nigerian markets",
    "observed",
    "CC BY-IGO",
    "months; asked once a day",
  ],
];

/** What is shipped with the server: `prisma/data/<name>.tsv`. */
const shipped: ReadonlyArray<readonly [name: string, ...Source]> = [
  [
    "places",
    "GeoNames; geoBoundaries (William & Mary geoLab)",
    "Towns, states, local government areas",
    "observed",
    "CC BY 4.0",
    "May 2026",
  ],
  [
    "climate-normals",
    "Climatic Research Unit, University of East Anglia (CRU CL 2.0)",
    "Usual weather by month, when no weather service can be reached",
    "modelled",
    "free to use with citation (New et al. 2002)",
    "1961-1990",
  ],
  [
    "state-rainfall",
    "CHIRPS v2, UC Santa Barbara; averaged by WFP",
    "Usual rain of the Nigerian states by month",
    "modelled",
    "public domain; averages CC BY",
    "1991-2020",
  ],
  [
    "state-dekad-rainfall",
    "CHIRPS v2, UC Santa Barbara; averaged by WFP",
    "Usual rain of the states by ten days",
    "modelled",
    "public domain; averages CC BY",
    "1991-2020",
  ],
  [
    "crops",
    "FAO EcoCrop; FAO-56; our own",
    "What crops need, how long they grow, water use",
    "modelled",
    "FAO: CC BY-NC-SA 3.0 IGO, single figures; FAO-56 transcript CC0",
    "2000-2013; 1998",
  ],
  [
    "crop-windows",
    "Sacks et al. 2010 (SAGE); FAO Crop Calendar; IAR Zaria; our own",
    "When crops are planted and harvested",
    "modelled",
    "free with citation; CC BY-NC-SA 3.0 IGO",
    "about 2000",
  ],
  [
    "crop-nutrients",
    "Federal Department of Agriculture; Chude et al. 2011; QUEFTS",
    "What crops are given on poor soils",
    "modelled",
    "facts, cited",
    "1980 to 2011",
  ],
  [
    "soil-regions",
    "Compiled for Gona from soil surveys",
    "Usual soil of a region, when no map can be reached",
    "modelled",
    "CC BY 4.0",
    "surveys of about 1980 to 2016",
  ],
  [
    "prices-wfp-nga",
    "World Food Programme, via HDX",
    "Prices in Nigerian markets",
    "observed",
    "CC BY-IGO",
    "2002 to August 2025",
  ],
  [
    "prices-nbs",
    "National Bureau of Statistics, Nigeria",
    "Mean prices of the states",
    "observed",
    "none stated; cited as NBS asks",
    "2017 to July 2022",
  ],
  ["price-products", "Our own", "Which crop a publisher's label means", "observed", "with Gona", "2026"],
  [
    "consumer-price-index",
    "World Bank, World Development Indicators",
    "Consumer prices by year, to tell real from nominal prices",
    "observed",
    "CC BY 4.0",
    "2000 to 2024",
  ],
  [
    "organisms",
    "Our own; weather rules from the publications that each names",
    "Pests and diseases, and what to do",
    "modelled",
    "with Gona",
    "2026",
  ],
];

const columns = ["Publisher", "What it gives", "Kind", "Licence", "How old"];

const markdown = () =>
  paragraphs(
    "# Data sources and licences",
    "Every answer made of others' data says so: `X-Data-Source` names the source, `X-Data-Kind` says how the data came about, and `Age` how many seconds ago it was fetched.",
    "## Kinds",
    table(
      ["Kind", "What it means"],
      [
        ["`observed`", "Somebody or something measured it: a laboratory, a satellite, an enumerator in a market."],
        ["`forecast`", "A weather model says what is coming, or what it is like now between stations."],
        ["`modelled`", "Computed: soil maps, reanalyses of past weather, climate normals, risk rules, advice."],
      ],
    ),
    "When a source is down, the next one answers, down to climate normals that are shipped with the server. The headers then name that one. Nothing modelled is passed off as observed.",
    "## Asked when you call",
    table(columns, asked),
    "An operator can turn each of them off. What a source lacks is `null`, never a guess.",
    "## Shipped with the server",
    table(
      ["Table", ...columns],
      shipped.map(([name, ...source]) => [`\`${name}\``, ...source]),
    ),
    "## Your duties",
    "Where you show figures, credit their source as its licence asks: for CC BY, name the publisher and the licence and say what you changed. `X-Data-Source` has the name. FAO's terms are for non-commercial use unless FAO says otherwise: ask FAO before you sell single figures of EcoCrop.",
    "## Photos and sightings",
    "The model that names pests on photos runs on this server and was trained on public photographs (CC BY-SA and others; its model card names them). Your photos are not kept unless you ask for it in the app. Of a sighting, others learn only that somebody within 25 km confirmed the organism in the last 14 days.",
  );

/** Whose data the answers are made of. */
export const dataSources: DocPage = {
  slug: "data-sources",
  title: "Data sources and licences",
  group: "Guides",
  summary: "Who made the figures, how, under which licence, and how old they are.",
  markdown,
};
