/** The GraphQL operation that asks for the `SessionView` of the visitor. */
export const SESSION_DOCUMENT =
  'mutation Session($action: SessionAction!) { onsession(action: $action) { action customerType isSignedOut firstName bagCount hasOwnPrices store { storeId storeName storeIsPreferred } agent { agentId loginId endsInSeconds } geolocation { countryCode foreignCountry regionCode } privacyRegime isNativeApp experiments { name isOn } } }'

/** The SHA-256 of the operation, by which documents ask. */
export const SESSION_OPERATION = '7d507b64d3b54cff09d3de421368ea0e31c54f1a2f2089ef73952f0dfafe8878'
