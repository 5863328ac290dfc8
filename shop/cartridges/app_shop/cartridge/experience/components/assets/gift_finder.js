'use strict'

var component = require('*/cartridge/scripts/asset-component')

exports.render = component.render
exports.serialize = component.serialize
