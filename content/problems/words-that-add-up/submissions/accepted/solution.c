#include <stdio.h>
#include <string.h>

static char words[3][9];
static int length[3], columns;
static int digit_of[128], used[10];
static long long solutions, best[3];

static long long number(int word) {
    long long value = 0;
    for (int i = 0; i < length[word]; i++) value = 10 * value + digit_of[(int) words[word][i]];
    return value;
}

static void keep(void) {
    long long first = number(0), second = number(1);
    if (solutions == 0 || first < best[0] || (first == best[0] && second < best[1])) {
        best[0] = first;
        best[1] = second;
        best[2] = number(2);
    }
    solutions++;
}

/* Asks for the digit of a word in a column, counted from the right. sum is what the column has so far. */
static void solve(int column, int word, int sum) {
    if (column == columns) {
        if (sum == 0) keep();
        return;
    }
    int at = length[word] - 1 - column;
    int next_column = word == 2 ? column + 1 : column, next_word = (word + 1) % 3;
    if (at < 0) {
        if (word < 2) solve(column, next_word, sum);
        else if (sum == 0) solve(next_column, next_word, 0);
        return;
    }
    int letter = words[word][at], only = word == 2 ? sum % 10 : digit_of[letter];
    if (digit_of[letter] >= 0) {
        if (only == digit_of[letter]) solve(next_column, next_word, word == 2 ? sum / 10 : sum + only);
        return;
    }
    for (int digit = 0; digit <= 9; digit++) {
        if (used[digit] || (only >= 0 && digit != only)) continue;
        if (digit == 0 && (letter == words[0][0] || letter == words[1][0] || letter == words[2][0])) continue;
        digit_of[letter] = digit;
        used[digit] = 1;
        solve(next_column, next_word, word == 2 ? sum / 10 : sum + digit);
        used[digit] = 0;
        digit_of[letter] = -1;
    }
}

int main(void) {
    for (int word = 0; word < 3; word++) {
        scanf("%8s", words[word]);
        length[word] = strlen(words[word]);
        if (length[word] > columns) columns = length[word];
    }
    for (int letter = 'A'; letter <= 'Z'; letter++) digit_of[letter] = -1;
    solve(0, 0, 0);
    printf("%lld\n", solutions);
    if (solutions > 0) printf("%lld + %lld = %lld\n", best[0], best[1], best[2]);
    return 0;
}
