/** The path below `/api` of the beacon. */
export const VITALS_PATH = '/vitals'
