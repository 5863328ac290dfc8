/** 26 hexadecimal digits, the id format of baskets and their parts. */
export const hexId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(13)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
