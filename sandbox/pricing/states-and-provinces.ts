/** One US state, district, territory or military region. */
export interface UsState {
  /** In thousandths of a percent. */
  rate: number
  /** Whether shipping is taxed like products. */
  taxesShipping: boolean
}

const taxed = (rate: number): UsState => ({ rate, taxesShipping: true })
const productsOnly = (rate: number): UsState => ({ rate, taxesShipping: false })
const untaxed = productsOnly(0)

/**
 * Everywhere the US site ships, by postal abbreviation. The rates are those of the states, including statewide
 * surcharges, without those of counties, cities and districts.
 */
export const usStates = new Map<string, UsState>([
  ['AL', productsOnly(4000)],
  ['AK', untaxed],
  ['AZ', productsOnly(5600)],
  ['AR', taxed(6500)],
  ['CA', productsOnly(7250)],
  ['CO', productsOnly(2900)],
  ['CT', taxed(6350)],
  ['DE', untaxed],
  ['DC', taxed(6000)],
  ['FL', productsOnly(6000)],
  ['GA', taxed(4000)],
  ['HI', taxed(4000)],
  ['ID', productsOnly(6000)],
  ['IL', productsOnly(6250)],
  ['IN', taxed(7000)],
  ['IA', productsOnly(6000)],
  ['KS', productsOnly(6500)],
  ['KY', taxed(6000)],
  ['LA', productsOnly(5000)],
  ['ME', productsOnly(5500)],
  ['MD', productsOnly(6000)],
  ['MA', productsOnly(6250)],
  ['MI', productsOnly(6000)],
  ['MN', taxed(6875)],
  ['MS', taxed(7000)],
  ['MO', productsOnly(4225)],
  ['MT', untaxed],
  ['NE', taxed(5500)],
  ['NV', productsOnly(6850)],
  ['NH', untaxed],
  ['NJ', taxed(6625)],
  ['NM', taxed(4875)],
  ['NY', taxed(4000)],
  ['NC', taxed(4750)],
  ['ND', taxed(5000)],
  ['OH', taxed(5750)],
  ['OK', productsOnly(4500)],
  ['OR', untaxed],
  ['PA', taxed(6000)],
  ['RI', taxed(7000)],
  ['SC', taxed(6000)],
  ['SD', taxed(4200)],
  ['TN', taxed(7000)],
  ['TX', taxed(6250)],
  ['UT', productsOnly(6100)],
  ['VT', taxed(6000)],
  ['VA', productsOnly(5300)],
  ['WA', taxed(6500)],
  ['WV', taxed(6000)],
  ['WI', taxed(5000)],
  ['WY', productsOnly(4000)],
  ['PR', taxed(11_500)],
  ['AS', untaxed],
  ['GU', untaxed],
  ['MP', untaxed],
  ['VI', untaxed],
  ['AA', untaxed],
  ['AE', untaxed],
  ['AP', untaxed],
])

const seededStates = new Map(usStates)

/** Changes a state's tax while the service runs. @returns false if there is no such state */
export function setTaxRate(stateCode: string, rate: number): boolean {
  const state = usStates.get(stateCode)
  if (state) usStates.set(stateCode, { ...state, rate })
  return state !== undefined
}

export const resetTaxRates = () => {
  for (const [stateCode, state] of seededStates) usStates.set(stateCode, state)
}

type Tax = 'GST' | 'HST' | 'PST' | 'QST'

/** The taxes of a province or territory, in thousandths of a percent. */
type ProvinceTaxes = readonly { id: Tax; rate: number }[]

const gst = { id: 'GST', rate: 5000 } as const
const hst = (rate: number): ProvinceTaxes => [{ id: 'HST', rate }]
const pst = (rate: number): ProvinceTaxes => [gst, { id: 'PST', rate }]

export const canadianProvinces = new Map<string, ProvinceTaxes>([
  ['AB', [gst]],
  ['BC', pst(7000)],
  ['MB', pst(7000)],
  ['NB', hst(15_000)],
  ['NL', hst(15_000)],
  ['NS', hst(14_000)],
  ['NT', [gst]],
  ['NU', [gst]],
  ['ON', hst(13_000)],
  ['PE', hst(15_000)],
  ['QC', [gst, { id: 'QST', rate: 9975 }]],
  ['SK', pst(6000)],
  ['YT', [gst]],
])
