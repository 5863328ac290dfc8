import type { StateNames } from '#shared/fields/country-rules.ts'

/** The provinces and territories, in the order of the languages. */
export const stateNames = {
  CA: {
    languages: ['en', 'fr'],
    names: {
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
  },
} satisfies StateNames
