import type { Country } from './characters.ts'

type Names = readonly [english: string, french?: string]

const STATES: Record<Country, Record<string, Names>> = {
  US: {
    AL: ['Alabama'],
    AK: ['Alaska'],
    AZ: ['Arizona'],
    AR: ['Arkansas'],
    CA: ['California', 'Californie'],
    CO: ['Colorado'],
    CT: ['Connecticut'],
    DE: ['Delaware'],
    DC: ['District of Columbia', 'District de Columbia'],
    FL: ['Florida', 'Floride'],
    GA: ['Georgia', 'Géorgie'],
    HI: ['Hawaii', 'Hawaï'],
    ID: ['Idaho'],
    IL: ['Illinois'],
    IN: ['Indiana'],
    IA: ['Iowa'],
    KS: ['Kansas'],
    KY: ['Kentucky'],
    LA: ['Louisiana', 'Louisiane'],
    ME: ['Maine'],
    MD: ['Maryland'],
    MA: ['Massachusetts'],
    MI: ['Michigan'],
    MN: ['Minnesota'],
    MS: ['Mississippi'],
    MO: ['Missouri'],
    MT: ['Montana'],
    NE: ['Nebraska'],
    NV: ['Nevada'],
    NH: ['New Hampshire'],
    NJ: ['New Jersey'],
    NM: ['New Mexico', 'Nouveau-Mexique'],
    NY: ['New York'],
    NC: ['North Carolina', 'Caroline du Nord'],
    ND: ['North Dakota', 'Dakota du Nord'],
    OH: ['Ohio'],
    OK: ['Oklahoma'],
    OR: ['Oregon'],
    PA: ['Pennsylvania', 'Pennsylvanie'],
    RI: ['Rhode Island'],
    SC: ['South Carolina', 'Caroline du Sud'],
    SD: ['South Dakota', 'Dakota du Sud'],
    TN: ['Tennessee'],
    TX: ['Texas'],
    UT: ['Utah'],
    VT: ['Vermont'],
    VA: ['Virginia', 'Virginie'],
    WA: ['Washington'],
    WV: ['West Virginia', 'Virginie-Occidentale'],
    WI: ['Wisconsin'],
    WY: ['Wyoming'],
    AS: ['American Samoa', 'Samoa américaines'],
    GU: ['Guam'],
    MP: ['Northern Mariana Islands', 'Îles Mariannes du Nord'],
    PR: ['Puerto Rico', 'Porto Rico'],
    VI: ['U.S. Virgin Islands', 'Îles Vierges américaines'],
    AA: ['Armed Forces Americas', 'Forces armées, Amériques'],
    AE: ['Armed Forces Europe', 'Forces armées, Europe'],
    AP: ['Armed Forces Pacific', 'Forces armées, Pacifique'],
  },
  CA: {
    AB: ['Alberta'],
    BC: ['British Columbia', 'Colombie-Britannique'],
    MB: ['Manitoba'],
    NB: ['New Brunswick', 'Nouveau-Brunswick'],
    NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
    NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
    NS: ['Nova Scotia', 'Nouvelle-Écosse'],
    NU: ['Nunavut'],
    ON: ['Ontario'],
    PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
    QC: ['Quebec', 'Québec'],
    SK: ['Saskatchewan'],
    YT: ['Yukon'],
  },
}

/** States, territories and military regions, or provinces and territories (spec 1 §5). */
export const stateCodes = (country: Country) => Object.keys(STATES[country])

export const isState = (country: Country, code: string) => Object.hasOwn(STATES[country], code)

/** @param language of the page, such as `fr-CA` */
export function stateName(country: Country, code: string, language: string): string {
  const [english = code, french = english] = STATES[country][code] ?? []
  return language.startsWith('fr') ? french : english
}
