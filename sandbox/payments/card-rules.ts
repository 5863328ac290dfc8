export type CardInput = 'number' | 'expiry' | 'code' | 'holder'

/** The inputs as typed. */
export type TypedCard = Record<CardInput, string>

export type CardError =
  | 'missing'
  | 'invalid'
  | 'brand'
  | 'past'
  | 'not-a-test-card'
  | 'not-confirmed'
export type CardErrors = Partial<Record<CardInput, CardError>>

export interface Month {
  month: number
  year: number
}

export type CardRules = ReturnType<typeof createCardRules>

interface Brand {
  name: string
  /** A short name for narrow inputs. */
  short: string
  /** The first digits of its numbers. */
  starts: RegExp
  digits: number
  code: number
}

/** The accepted brands. Written into the field's script, like `cardRules`. */
export function cardBrands(): Brand[] {
  return [
    { name: 'Visa', short: 'Visa', starts: /^4/, digits: 16, code: 3 },
    {
      name: 'Mastercard',
      short: 'Mastercard',
      starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
      digits: 16,
      code: 3,
    },
    { name: 'American Express', short: 'Amex', starts: /^3[47]/, digits: 15, code: 4 },
    { name: 'Discover', short: 'Discover', starts: /^(6011|64[4-9]|65)/, digits: 16, code: 3 },
  ]
}

/**
 * Validates a card, in the service and in the script of the hosted field. It is written into that
 * script as text, so it must not use anything outside itself.
 */
export function createCardRules(brands: Brand[]) {
  const keepDigits = (typed: string) => typed.replace(/\D/g, '')
  const findBrand = (number: string) =>
    brands.find(({ starts }) => starts.test(keepDigits(number))) ?? null

  /** The check digit of ISO/IEC 7812. */
  const hasCheckDigit = (digits: string) =>
    Array.from(digits)
      .toReversed()
      .reduce((sum, digit, index) => {
        const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
        return sum + (value > 9 ? value - 9 : value)
      }, 0) %
      10 ===
    0

  /** Groups the digits as embossed: by four, or 4-6-5 for American Express. */
  const grouped = (typed: string) => {
    const brand = findBrand(typed)
    const digits = keepDigits(typed).slice(0, brand?.digits ?? 19)
    const groups = brand?.digits === 15 ? /^(\d{4})(\d{0,6})(\d{0,5})/ : /(\d{1,4})/g
    return digits.split(groups).filter(Boolean).join(' ')
  }

  /** `MM/YY`, `MM / YYYY` and `MMYY` all name a month. */
  const readMonth = (typed: string) => {
    const found = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(typed)
    const month = Number(found?.[1])
    return month >= 1 && month <= 12 ? { month, year: 2000 + Number(found?.[2]) } : null
  }

  const numberProblem = (typed: string): CardError | null => {
    const digits = keepDigits(typed)
    if (typed.trim() === '') return 'missing'
    const brand = findBrand(digits)
    if (/[^\d\s-]/.test(typed) || !hasCheckDigit(digits) || digits.length < 12) return 'invalid'
    if (!brand) return 'brand'
    return digits.length === brand.digits ? null : 'invalid'
  }

  const expiryProblem = (typed: string, today: Month): CardError | null => {
    if (typed.trim() === '') return 'missing'
    const month = readMonth(typed)
    if (!month) return 'invalid'
    const monthsLeft = (month.year - today.year) * 12 + month.month - today.month
    if (monthsLeft < 0) return 'past'
    return monthsLeft > 240 ? 'invalid' : null
  }

  const codeProblem = (typed: string, number: string): CardError | null => {
    const code = typed.trim()
    if (code === '') return 'missing'
    const length = findBrand(number)?.code
    const isLong = length === undefined ? /^\d{3,4}$/.test(code) : code.length === length
    return isLong && /^\d+$/.test(code) ? null : 'invalid'
  }

  /** Three or more digits in the name are probably a number typed into the wrong input. */
  const holderProblem = (typed: string): CardError | null => {
    if (typed.trim() === '') return 'missing'
    return typed.trim().length > 60 || /\d{3}/.test(typed) ? 'invalid' : null
  }

  /** The problem of each invalid input, in the order of the inputs. */
  const findErrors = (card: TypedCard, today: Month): CardErrors =>
    Object.fromEntries(
      Object.entries({
        number: numberProblem(card.number),
        expiry: expiryProblem(card.expiry, today),
        code: codeProblem(card.code, card.number),
        holder: holderProblem(card.holder),
      }).filter(([, problem]) => problem !== null),
    )

  return { findBrand, keepDigits, grouped, readMonth, numberProblem, findErrors }
}
