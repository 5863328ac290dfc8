/** Messages that read the same in English and in French, and why. */
export const SAME_IN_FRENCH: Record<string, string> = {
  'address.province': 'the French word is the same',
  'country.ca': 'a name',
  'giftCard.message': 'the French word is the same',
  'order.total': 'the French word is the same',
  'pagination.label': 'the French word is the same',
  'pagination.page': 'the French word is the same',
  'points.date': 'the French word is the same',
  'points.other': 'the French word is the same',
  'points.points': 'the French word is the same',
  'promotions.label': 'the French word is the same',
  'search.pages': 'the French word is the same',
  'search.suggestions': 'the French word is the same',
  'shell.menu': 'the French word is the same',
  'title.ginghamGenius': 'a name',
  'title.withBrand': 'a title and a name',
  'wallet.code': 'the French word is the same',
}
