/** The picture's address for the width in pixels that a module shows it in, as the image service expects it. */
export const atWidth = (link: string, width: number) =>
  `${link}${link.includes('?') ? '&' : '?'}sw=${width}`
