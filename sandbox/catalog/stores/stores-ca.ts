import { storesOf } from './store.ts'
import { canadianInventories, storeInventories } from './store-inventories.ts'

const inventories = {
  '2101': canadianInventories[storeInventories.a],
  '2102': canadianInventories[storeInventories.b],
  '2103': canadianInventories[storeInventories.off],
  '2104': canadianInventories[storeInventories.zero],
}

export const storesCa = storesOf(
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
  inventories,
)
