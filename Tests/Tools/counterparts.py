"""Fits the weights of CounterpartFeatures: a logistic regression with a small penalty on large weights.

Reads lines of features that CounterpartWeightTests writes: statement, rule, whether the label names that rule,
and a value for each feature. Prints the weight of each, and how often the likeliest rule is the labelled one,
with weights that were fitted without the statements asked about.
"""
import math
import sys

PENALTY = 1.0
FOLDS = 5


def solve(matrix, vector):
    """The solution of a system of linear equations, by elimination."""
    size = len(vector)
    rows = [row[:] + [value] for row, value in zip(matrix, vector)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column])]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def fit(samples):
    """The weights, the constant first, by Newton's method."""
    size = len(samples[0][0])
    weights = [0.0] * size
    for _ in range(25):
        gradient = [0.0 if place == 0 else -PENALTY * weights[place] for place in range(size)]
        curvature = [[0.0] * size for _ in range(size)]
        for place in range(1, size):
            curvature[place][place] = PENALTY
        curvature[0][0] = 1e-9
        for values, is_named in samples:
            chance = 1 / (1 + math.exp(-sum(a * b for a, b in zip(values, weights))))
            share = chance * (1 - chance)
            for row, value in enumerate(values):
                gradient[row] += (is_named - chance) * value
                for column in range(size):
                    curvature[row][column] += share * value * values[column]
        step = solve(curvature, gradient)
        weights = [a + b for a, b in zip(weights, step)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def main(path):
    with open(path, encoding="utf-8") as table:
        names, *rows = [line.rstrip("\n").split("\t") for line in table]
    statements = {}
    for text, _, is_named, *values in rows:
        sample = ([1.0] + [float(value) for value in values], int(is_named))
        statements.setdefault(text, []).append(sample)
    texts = sorted(statements)
    named = [text for text in texts if any(is_named for _, is_named in statements[text])]
    right = 0
    for fold in range(FOLDS):
        tried = set(texts[fold::FOLDS])
        weights = fit([s for text in texts if text not in tried for s in statements[text]])
        for text in tried:
            best = max(statements[text], key=lambda s: sum(a * b for a, b in zip(s[0], weights)))
            right += best[1]
    print(f"{right} of {len(named)} statements whose rule is a candidate are led to it")
    weights = fit([sample for text in texts for sample in statements[text]])
    for name, weight in zip(["start"] + names[3:], weights):
        print(f"{name}\t{weight:.1f}")


main(sys.argv[1])
