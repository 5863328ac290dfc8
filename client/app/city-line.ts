interface City {
  city: string
  stateCode: string
  postalCode: string
}

/** The line as the country's post writes it. Canada Post asks for two spaces, of which HTML would collapse one. */
export const cityLine = ({ city, stateCode, postalCode }: City, country: 'US' | 'CA') =>
  country === 'CA'
    ? `${city} ${stateCode}\u00a0 ${postalCode}`
    : `${city}, ${stateCode} ${postalCode}`
