'use strict'

var Site = require('dw/system/Site')
var answer = require('~/cartridge/scripts/answer')
var groupValues = require('~/cartridge/scripts/group-values')
var input = require('~/cartridge/scripts/input')
var wireValue = require('~/cartridge/scripts/wire-value')

/** What the shop reads as a preference that the site does not have, and as one without a value. */
var UNKNOWN = 'NOT$A$PREFERENCE'
var UNSET = 'UN$AVAILABLE'

/** Preferences by name, or all. Others than those of the shop's group stay secret. */
function getPreferences() {
  var preferences = Site.current.preferences
  var known = groupValues.idsOf(preferences)
  var requested = input.namesIn(input.text('c_preferenceIds'))
  var data = (requested.length === 0 ? known : requested).map(function (id) {
    if (known.indexOf(id) < 0) return { key: id, value: UNKNOWN }
    var value = wireValue(preferences.custom[id])
    return { key: id, value: value === undefined ? UNSET : value }
  })
  answer.cacheForAMinute()
  answer.list(data)
}

getPreferences.public = true

exports.getPreferences = getPreferences
