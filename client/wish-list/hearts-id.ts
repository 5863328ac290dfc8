/** The id of the form that all hearts of a page submit. */
export const HEARTS_ID = 'hearts'
