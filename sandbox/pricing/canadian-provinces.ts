type Tax = 'GST' | 'HST' | 'PST' | 'QST'

/** The taxes of a province or territory, in thousandths of a percent. */
export type ProvinceTaxes = readonly { id: Tax; rate: number }[]

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
