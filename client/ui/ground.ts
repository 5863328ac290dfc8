/** The darkest of the light grounds that words stand on: what colours of content are judged against. */
export const darkestGround = '#f1eadd'
