#!/usr/bin/env node
import "@slipway/cli/bin";
