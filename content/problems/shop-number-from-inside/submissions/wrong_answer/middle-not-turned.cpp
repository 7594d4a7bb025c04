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
    inside = ones * 1000 + hundreds * 100 + tens * 10 + thousands;
    cout << ones << hundreds << tens << thousands << ' ' << inside - n << '\n';
}
