/** Source codes of campaigns: one active, one inactive. */
export const sourceCodes = [
  { code: 'SPRINGLETTER', isActive: true },
  { code: 'LASTWINTER', isActive: false },
]
