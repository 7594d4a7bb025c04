#include <iostream>
#include <string>
#include <vector>
using namespace std;

const vector<string> SMALL = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
};
const vector<string> TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

string words(long long number) {
    if (number < 20) return SMALL[number];
    return ""; // Your code here.
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
