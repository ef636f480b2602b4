exec tests/layers
