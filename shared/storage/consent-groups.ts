/** The purposes that visitors consent to, by the names that consent tools and the CCPA and GDPR use. */
export const CONSENT_GROUPS = ['necessary', 'functional', 'performance', 'targeting'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** The groups that visitors may refuse. */
export const OPTIONAL_GROUPS = CONSENT_GROUPS.filter((group) => group !== 'necessary')
