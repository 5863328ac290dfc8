const LATIN = '\\p{sc=Latn}\\u0300-\\u036f'
const NAME = `(?=.*\\p{L})[${LATIN} .,'-]+`
const STREET = `(?=.*[\\p{L}\\d])[${LATIN}\\d½¼¾ #'/.,&()°:-]+`
const CITY = `(?=.*\\p{L})[${LATIN}\\d .,'/&()!-]+`

const RULES = {
  firstName: NAME,
  lastName: NAME,
  address1: STREET,
  address2: STREET,
  city: CITY,
}

/** What names and streets of real people and places are made of, in both countries. */
export const VALIDATION_RULES = JSON.stringify({ us: RULES, ca: RULES })
