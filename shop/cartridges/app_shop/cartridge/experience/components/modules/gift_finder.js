'use strict'

var component = require('*/cartridge/scripts/module-component')

exports.render = component.render
exports.serialize = component.serialize
