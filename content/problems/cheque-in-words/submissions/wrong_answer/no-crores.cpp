#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

const vector<string> SMALL = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
};
const vector<string> TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
const vector<pair<long long, string>> UNITS = {{100000, "lakh"}, {1000, "thousand"}, {100, "hundred"}};

string words(long long number) {
    for (const auto &unit : UNITS) {
        if (number < unit.first) continue;
        string front = words(number / unit.first) + ' ' + unit.second;
        long long rest = number % unit.first;
        return rest == 0 ? front : front + ' ' + words(rest);
    }
    if (number < 20) return SMALL[number];
    string tens = TENS[number / 10];
    return number % 10 == 0 ? tens : tens + '-' + SMALL[number % 10];
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        long long amount;
        cin >> amount;
        cout << words(amount) << '\n';
    }
    return 0;
}
