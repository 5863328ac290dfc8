import { storesOf } from './store.ts'
import { storeInventories } from './store-inventories.ts'

const inventories = {
  '1101': storeInventories.a,
  '1102': storeInventories.b,
  '1103': storeInventories.off,
  '1104': storeInventories.zero,
}

export const storesUs = storesOf(
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
  inventories,
)
