import { fixtureProduct } from './fixture-product.ts'
import type { Localized, SeedProduct } from './model.ts'

const rough =
  '<script>window.hostileRan=1</script>' +
  '<img src="x" onerror="window.hostileRan=2">' +
  '<svg/onload=window.hostileRan=3>' +
  '<a href="javascript:window.hostileRan=4">link</a>' +
  '<b>never closed <table><tr><td>nor this' +
  '</script></style></textarea><!-- \u2028\u2029 "quoted" &lt;kept&gt; &#x3c;too&#x3e;'

const prose: Localized = {
  en: `<p>A candle with a troublesome label.</p>${rough}`,
  fr: `<p>Une bougie à l’étiquette remuante.</p>${rough}`,
}

const line: Localized = {
  en: 'A candle with a troublesome label </script><script>window.hostileRan=5</script>',
  fr: 'Une bougie à l’étiquette remuante </script><script>window.hostileRan=5</script>',
}

/** Texts that try to leave their place: nothing of them may run, whatever shows them. */
export function hostileFixture(): SeedProduct {
  return fixtureProduct({
    id: 'FXHOSTILE',
    fragrance: 'cinnamondrawer',
    form: 'threewick',
    name: {
      en: 'Restless "Cinnamon" </title><script>window.hostileRan=6</script> Candle\u2028',
      fr: 'Bougie « Cannelle » agitée </title><script>window.hostileRan=6</script>\u2028',
    },
    patch: {
      shortDescription: line,
      longDescription: prose,
      pageTitle: line,
      pageDescription: line,
    },
    custom: {
      c_fragranceName: line,
      c_descriptiveName: line,
      c_fragranceDescription: prose,
      c_usage: prose,
      c_candleSafety: prose,
      c_form: line,
      c_size: line,
    },
  })
}
