/** Words of letters and posters, by which a basket tells what brought its shopper; two that stand for a case. */
export const sourceCodes = [
  { code: 'SPRINGLETTER', isActive: true },
  { code: 'LASTWINTER', isActive: false },
]
