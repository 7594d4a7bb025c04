#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    string name;
    long long k;
    cin >> name >> k;
    map<char, int> letters; // how often each letter occurs
    for (char c : name) letters[c]++;

    // your code here

    cout << "too short\n";
    return 0;
}
