import { type SeedStore, parseStores, canadianInventories, storeInventories } from './store.ts'

const inventoriesUs = {
  '1101': storeInventories.a,
  '1102': storeInventories.b,
  '1103': storeInventories.off,
  '1104': storeInventories.zero,
}

const storesUs = parseStores(
  'us',
  `
  1101 | Short North        | 714 Tallow Lane          | Columbus      | OH | 43215 | 39.9712 -83.0027  | 614-555-0101 | America/New_York    | mall   | on
  1102 | Easton             | 4180 Wickmaker Way       | Columbus      | OH | 43219 | 40.0503 -82.9149  | 614-555-0102 | America/New_York    | mall   | on
  1103 | Polaris            | 1520 Ember Parkway       | Columbus      | OH | 43240 | 40.1445 -82.9816  | 614-555-0103 | America/New_York    | mall   | off
  1104 | German Village     | 88 Candlemaker Street    | Columbus      | OH | 43206 | 39.9450 -82.9900  | 614-555-0104 | America/New_York    | street | zero
  1105 | Over-the-Rhine     | 1331 Linden Row          | Cincinnati    | OH | 45202 | 39.1100 -84.5150  | 513-555-0105 | America/New_York    | street | on
  1106 | Ohio City          | 2610 Lantern Court       | Cleveland     | OH | 44113 | 41.4840 -81.7030  | 216-555-0106 | America/New_York    | mall   | on
  1107 | Shadyside          | 5522 Copper Beech Avenue | Pittsburgh    | PA | 15232 | 40.4520 -79.9330  | 412-555-0107 | America/New_York    | street | on
  1108 | Rittenhouse        | 1718 Sconce Street       | Philadelphia  | PA | 19103 | 39.9500 -75.1700  | 215-555-0108 | America/New_York    | mall   | on
  1109 | Bleecker           | 301 Snuffer Street       | New York      | NY | 10014 | 40.7340 -74.0040  | 212-555-0109 | America/New_York    | late   | on
  1110 | Columbus Circle    | 16 Beeswax Plaza         | New York      | NY | 10023 | 40.7685 -73.9822  | 212-555-0110 | America/New_York    | late   | none
  1111 | Back Bay           | 212 Matchbox Street      | Boston        | MA | 02116 | 42.3500 -71.0800  | 617-555-0111 | America/New_York    | mall   | on
  1112 | Church Street      | 47 Hearthstone Lane      | Burlington    | VT | 05401 | 44.4780 -73.2130  | 802-555-0112 | America/New_York    | street | on
  1113 | Georgetown         | 3140 Taper Street NW     | Washington    | DC | 20007 | 38.9050 -77.0640  | 202-555-0113 | America/New_York    | mall   | on
  1114 | South Park         | 620 Magnolia Wick Road   | Charlotte     | NC | 28211 | 35.1520 -80.8310  | 704-555-0114 | America/New_York    | mall   | on
  1115 | Ponce              | 675 Resin Row NE         | Atlanta       | GA | 30308 | 33.7720 -84.3650  | 404-555-0115 | America/New_York    | mall   | on
  1116 | Wynwood            | 250 Salt Marsh Avenue    | Miami         | FL | 33127 | 25.8010 -80.1990  | 305-555-0116 | America/New_York    | late   | on
  1117 | The Gulch          | 415 Smoked Cedar Street  | Nashville     | TN | 37203 | 36.1520 -86.7880  | 615-555-0117 | America/Chicago     | street | on
  1118 | Lincoln Park       | 2140 N Vesper Avenue     | Chicago       | IL | 60614 | 41.9220 -87.6510  | 312-555-0118 | America/Chicago     | mall   | on
  1119 | North Loop         | 119 Frostlight Avenue N  | Minneapolis   | MN | 55401 | 44.9850 -93.2700  | 612-555-0119 | America/Chicago     | mall   | on
  1120 | South Congress     | 1601 Agave Lane          | Austin        | TX | 78704 | 30.2490 -97.7500  | 512-555-0120 | America/Chicago     | late   | on
  1121 | Knox               | 3210 Lamplight Street    | Dallas        | TX | 75205 | 32.8230 -96.7910  | 214-555-0121 | America/Chicago     | mall   | none
  1122 | Cherry Creek       | 2955 Juniper Slope Drive | Denver        | CO | 80206 | 39.7180 -104.9530 | 303-555-0122 | America/Denver      | mall   | on
  1123 | Biltmore           | 2410 E Mesquite Row      | Phoenix       | AZ | 85016 | 33.5090 -112.0280 | 602-555-0123 | America/Phoenix     | mall   | on
  1124 | Silver Lake        | 3820 Orange Blossom Walk | Los Angeles   | CA | 90026 | 34.0840 -118.2700 | 213-555-0124 | America/Los_Angeles | late   | on
  1125 | Hayes Valley       | 540 Fogbell Street       | San Francisco | CA | 94102 | 37.7760 -122.4250 | 415-555-0125 | America/Los_Angeles | street | on
  1126 | Pearl District     | 1121 NW Mosspath         | Portland      | OR | 97209 | 45.5290 -122.6830 | 503-555-0126 | America/Los_Angeles | street | on
  1127 | Ballard            | 5410 Driftwood Avenue NW | Seattle       | WA | 98107 | 47.6680 -122.3840 | 206-555-0127 | America/Los_Angeles | mall   | on
  `,
  inventoriesUs,
)

const inventoriesCa = {
  '2101': canadianInventories[storeInventories.a],
  '2102': canadianInventories[storeInventories.b],
  '2103': canadianInventories[storeInventories.off],
  '2104': canadianInventories[storeInventories.zero],
}

const storesCa = parseStores(
  'ca',
  `
  2101 | Queen West         | 620 Tallow Lane W        | Toronto       | ON | M5V 2B7 | 43.6470 -79.4010  | 416-555-0131 | America/Toronto   | mall   | on
  2102 | Leslieville        | 1045 Wickmaker Street E  | Toronto       | ON | M4M 1K2 | 43.6620 -79.3380  | 416-555-0132 | America/Toronto   | mall   | on
  2103 | Square One         | 310 Ember Parkway        | Mississauga   | ON | L5B 2C9 | 43.5930 -79.6420  | 905-555-0133 | America/Toronto   | mall   | off
  2104 | Distillery         | 14 Candlemaker Lane      | Toronto       | ON | M5A 3C4 | 43.6500 -79.3600  | 416-555-0134 | America/Toronto   | street | zero
  2105 | ByWard             | 71 Lantern Street        | Ottawa        | ON | K1N 5P5 | 45.4290 -75.6920  | 613-555-0135 | America/Toronto   | mall   | on
  2106 | James Street       | 188 Copper Beech Street  | Hamilton      | ON | L8R 2L1 | 43.2610 -79.8670  | 905-555-0136 | America/Toronto   | street | on
  2107 | Mile End           | 155, rue de la Chandelle | Montréal      | QC | H2T 1S6 | 45.5230 -73.5990  | 514-555-0137 | America/Toronto   | street | on
  2108 | Vieux-Montréal     | 42, rue du Bougeoir      | Montréal      | QC | H2Y 1Z5 | 45.5050 -73.5550  | 514-555-0138 | America/Toronto   | late   | on
  2109 | Saint-Roch         | 390, rue du Genévrier E  | Québec        | QC | G1K 3A9 | 46.8130 -71.2250  | 418-555-0139 | America/Toronto   | street | on
  2110 | Spring Garden      | 5640 Salt Marsh Road     | Halifax       | NS | B3J 1H1 | 44.6430 -63.5790  | 902-555-0140 | America/Halifax   | mall   | on
  2111 | Harbourside        | 19 Fogbell Lane          | St. John’s    | NL | A1C 1B2 | 47.5640 -52.7080  | 709-555-0141 | America/St_Johns  | street | none
  2112 | The Exchange       | 92 Resin Avenue          | Winnipeg      | MB | R3B 1B4 | 49.8980 -97.1390  | 204-555-0142 | America/Winnipeg  | mall   | on
  2113 | Broadway           | 615 Frostlight Avenue    | Saskatoon     | SK | S7N 1B3 | 52.1190 -106.6560 | 306-555-0143 | America/Regina    | street | on
  2114 | Inglewood          | 1208 Juniper Slope SE    | Calgary       | AB | T2G 0T1 | 51.0420 -114.0300 | 403-555-0144 | America/Edmonton  | mall   | on
  2115 | Gastown            | 225 Mosspath Street      | Vancouver     | BC | V6B 1A8 | 49.2830 -123.1060 | 604-555-0145 | America/Vancouver | late   | on
  2116 | Lower Johnson      | 560 Driftwood Street     | Victoria      | BC | V8W 1M2 | 48.4280 -123.3670 | 250-555-0146 | America/Vancouver | street | on
  `,
  inventoriesCa,
)

export const stores: readonly SeedStore[] = [...storesUs, ...storesCa]

/** Stores and postal codes for test cases, by the case's name and site. */
export const storeFixtures: Record<string, Record<'us' | 'ca', string>> = {
  'STORE-A': { us: '1101', ca: '2101' },
  'STORE-B': { us: '1102', ca: '2102' },
  'STORE-OFF': { us: '1103', ca: '2103' },
  'STORE-0': { us: '1104', ca: '2104' },
  /** A store without pickup. */
  'STORE-NOPICKUP': { us: '1110', ca: '2111' },
  /** Postal codes: one near the fixture stores, and one without a store within 50 miles. */
  'PLACE-STORES': { us: '43215', ca: 'M5V 2B7' },
  'PLACE-NONE': { us: '59230', ca: 'X0A 0H0' },
}
