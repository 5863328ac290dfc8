/** Stands for a part of a feature that is off: empty, but of the part's type, so that other code can name what it has. */
export function noneOf<Part extends object>(): Part
export function noneOf(): object {
  return {}
}
