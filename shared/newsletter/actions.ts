/** The form of the newsletter. `worker/newsletter/actions.ts` defines what it does. */
export const newsletterActions = {
  subscribeToNewsletter: { path: '/newsletter/subscribe' },
} as const satisfies Record<string, { path: `/${string}` }>
