pytest_plugins = ["slipway_emulator", "pytester"]
