/** The profile's name, for the scripts that seed and for tests. */
export const profileName = process.env.SANDBOX_PROFILE
