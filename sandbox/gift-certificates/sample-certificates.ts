/** Gift certificates that exist from the start; `name` says what each one demonstrates. */
export const sampleCertificates = [
  { name: 'GC-50', code: 'JWGIFT0000000050', amount: 5000, balance: 5000 },
  { name: 'GC-25-OF-100', code: 'JWGIFT0000000125', amount: 10_000, balance: 2500 },
  { name: 'GC-250', code: 'JWGIFT0000000250', amount: 25_000, balance: 25_000 },
  { name: 'GC-SPENT', code: 'JWGIFT0000000000', amount: 2500, balance: 0 },
  { name: 'GC-DISABLED', code: 'JWGIFT0000000001', amount: 2500, balance: 2500, enabled: false },
  { name: 'GC-PENDING', code: 'JWGIFT0000000002', amount: 2500, balance: 2500, isPending: true },
]
