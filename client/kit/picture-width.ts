/** The picture's address for the width in pixels in which it is shown, as the image service expects it. */
export const atWidth = (link: string, width: number) =>
  `${link}${link.includes('?') ? '&' : '?'}sw=${width}`
