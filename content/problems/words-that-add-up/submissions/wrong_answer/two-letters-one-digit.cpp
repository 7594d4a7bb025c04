#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

vector<string> words(3);
int columns = 0, solutions = 0;
map<char, int> digit_of;
vector<bool> used(10);
pair<int, int> best;

int number(const string &word) {
    int value = 0;
    for (char letter : word) value = 10 * value + digit_of[letter];
    return value;
}

bool begins_a_word(char letter) {
    return letter == words[0][0] || letter == words[1][0] || letter == words[2][0];
}

void solve(int column, int word, int sum);

/* Goes on to the next question after the word has got its digit in this column. */
void go_on(int column, int word, int sum, int digit) {
    if (word < 2) solve(column, word + 1, sum + digit);
    else if (sum % 10 == digit) solve(column + 1, 0, sum / 10);
}

/* Asks for the digit of a word in a column, counted from the right. sum is what the column has so far. */
void solve(int column, int word, int sum) {
    if (column == columns) {
        if (sum > 0) return;
        pair<int, int> found(number(words[0]), number(words[1]));
        if (solutions == 0 || found < best) best = found;
        solutions++;
        return;
    }
    int at = (int) words[word].size() - 1 - column;
    if (at < 0) {
        go_on(column, word, sum, 0);
        return;
    }
    char letter = words[word][at];
    if (digit_of.count(letter)) {
        go_on(column, word, sum, digit_of[letter]);
        return;
    }
    for (int digit = begins_a_word(letter) ? 1 : 0; digit <= 9; digit++) {

        digit_of[letter] = digit;
        used[digit] = true;
        go_on(column, word, sum, digit);
        used[digit] = false;
        digit_of.erase(letter);
    }
}

int main() {
    for (string &word : words) {
        cin >> word;
        columns = max(columns, (int) word.size());
    }
    solve(0, 0, 0);
    cout << solutions << '\n';
    if (solutions > 0) cout << best.first << " + " << best.second << " = " << best.first + best.second << '\n';
    return 0;
}
