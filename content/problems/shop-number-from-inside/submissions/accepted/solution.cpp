#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int thousands = n / 1000;
    int hundreds = n / 100 % 10;
    int tens = n / 10 % 10;
    int ones = n % 10;
    int inside = ones * 1000 + tens * 100 + hundreds * 10 + thousands;
    cout << ones << tens << hundreds << thousands << ' ' << inside - n << '\n';
}
