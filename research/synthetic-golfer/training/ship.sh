#!/bin/sh
# Puts the network of a checkpoint into the product, in a few minutes:
#   research/synthetic-golfer/training/ship.sh <checkpoint> <folder of calibration swings> <folder of their crops> <readings to write>
# ONNX, what the worker's test expects, the readings of the calibration's swings, the blend with the landmarks, the sample report.
set -eu
checkpoint=$(realpath "$1") swings=$(realpath "$2") crops=$(realpath "$3") readings=$(realpath "$4")
repository=$(realpath "$(dirname "$0")/../../..")
training=$repository/research/synthetic-golfer/training
worker=$repository/services/analysis-worker
cd "$repository"
PATH=$repository/node_modules/.bin:$PATH
/usr/bin/python3 "$training/export_onnx.py" "$checkpoint" "$worker/models/turn-network.onnx"
/usr/bin/python3 "$training/read_pair.py" "$checkpoint" "$worker/test/turns/sample.crops" "$worker/test/turns/sample-turns.json"
/usr/bin/python3 "$training/read_swings.py" "$checkpoint" "$crops" "$readings"
count=$(cat "$swings"/swings-*.jsonl | wc -l)
pnpm --filter @trueswing/synthetic-golfer calibrate "$swings" --swings "$count" --readings "$readings"
npm run sample-report
