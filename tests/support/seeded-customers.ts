/** The public password of all seeded customers and agents. */
export const SEEDED_PASSWORD = 'Juniper2026'
