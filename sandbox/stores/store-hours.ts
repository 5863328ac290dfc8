import type { StoreHours } from '../catalog/stores/store.ts'
import type { Language } from '../platform/site.ts'

/** Opening and closing on the 24-hour clock. */
type Day = readonly [opens: number, closes: number]

const weekday: Record<StoreHours, Day> = { mall: [10, 21], street: [10, 19], late: [10, 22] }
const saturday: Record<StoreHours, Day> = { mall: [9, 21], street: [9, 20], late: [9, 23] }
const sunday: Record<StoreHours, Day> = { mall: [11, 18], street: [12, 17], late: [11, 20] }

const dayNames = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  fr: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim'],
} as const

/** One line per day, Monday first; each starts with the day's three-letter name. */
export function storeHours(hours: StoreHours, language: Language): string {
  const week = [...Array.from({ length: 5 }, () => weekday), saturday, sunday]
  return week
    .map((day, at) => {
      const [opens, closes] = day[hours]
      return `${dayNames[language][at]}: ${timeText(opens, language)} – ${timeText(closes, language)}`
    })
    .join('<br/>')
}

function timeText(hour: number, language: Language): string {
  if (language === 'fr') return `${hour}\u00a0h`
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour >= 12 ? 'PM' : 'AM'}`
}
