/** The address of the description of the search, without site and locale. Documents name it. */
export const OPEN_SEARCH = '/opensearch.xml'
