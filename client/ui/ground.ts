/** The darkest light background, against which the contrast of content colours is checked. */
export const darkestGround = '#f1eadd'
