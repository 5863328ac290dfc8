import { parseStores } from '../../catalog/stores/store.ts'

/** The cities are real; addresses and telephone numbers are fictional. */
export const stores = [
  ...parseStores(
    'us',
    `
    us-boston  | Newbury Street   | 88 Shuttle Street     | Boston        | MA | 02116 | 42.3510 -71.0790  | 617-555-0151 | America/New_York    | mall   | on
    us-ny      | Crosby           | 40 Bobbin Street      | New York      | NY | 10012 | 40.7220 -73.9980  | 212-555-0152 | America/New_York    | late   | on
    us-chicago | Wicker Park      | 1530 N Spindle Avenue | Chicago       | IL | 60622 | 41.9090 -87.6770  | 312-555-0153 | America/Chicago     | mall   | on
    us-austin  | Second Street    | 211 Indigo Lane       | Austin        | TX | 78701 | 30.2650 -97.7450  | 512-555-0154 | America/Chicago     | late   | on
    us-sf      | Valencia         | 720 Thimble Street    | San Francisco | CA | 94110 | 37.7600 -122.4210 | 415-555-0155 | America/Los_Angeles | street | on
    us-outlet  | Woodbury Outlet  | 498 Remnant Court     | Central Valley | NY | 10917 | 41.3160 -74.1260 | 845-555-0156 | America/New_York    | mall   | none
    `,
    {},
  ),
  ...parseStores(
    'ca',
    `
    ca-toronto  | Ossington        | 102 Treadle Avenue     | Toronto   | ON | M6J 2Z4 | 43.6460 -79.4190  | 416-555-0161 | America/Toronto   | mall   | on
    ca-montreal | Mile End         | 5200, rue du Fuseau    | Montréal  | QC | H2T 2N1 | 45.5240 -73.5950  | 514-555-0162 | America/Toronto   | late   | on
    ca-quebec   | Saint-Jean       | 61, côte de l’Aiguille | Québec    | QC | G1R 1P1 | 46.8110 -71.2170  | 418-555-0163 | America/Toronto   | street | on
    ca-van      | Gastown          | 340 Selvedge Street    | Vancouver | BC | V6B 1E1 | 49.2830 -123.1080 | 604-555-0164 | America/Vancouver | street | on
    `,
    {},
  ),
  ...parseStores(
    'gb',
    `
    gb-london     | Lamb’s Conduit   | 31 Weft Street       | London     | ENG | WC1N 3NG | 51.5220 -0.1180 | 020 7946 0171 | Europe/London | late   | on
    gb-leeds      | Victoria Quarter | 14 Weaver’s Yard     | Leeds      | ENG | LS1 6AZ  | 53.7980 -1.5410 | 0113 496 0172 | Europe/London | mall   | on
    gb-edinburgh  | Stockbridge      | 9 Heddle Row         | Edinburgh  | SCT | EH4 1HJ  | 55.9580 -3.2090 | 0131 496 0173 | Europe/London | street | on
    `,
    {},
  ),
  ...parseStores(
    'ie',
    `
    ie-dublin | Drury Street | 22 Carder’s Lane | Dublin | D | D02 X285 | 53.3420 -6.2630 | 01 555 0181  | Europe/Dublin | late   | on
    ie-galway | Quay Street  | 6 Loom Lane      | Galway | G | H91 AC1D | 53.2710 -9.0540 | 091 555 0182 | Europe/Dublin | street | on
    `,
    {},
  ),
]
