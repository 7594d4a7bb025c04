#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line), faulty = 0, unreadable = 0;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        string digits = line[0] == '-' ? line.substr(1) : line;
        if (digits.empty() || digits.find_first_not_of("0123456789") != string::npos) unreadable++;
        else if (stol(line) < 0) faulty++;
        else sum += stol(line);
    }
    cout << "sum " << sum << "\nfaulty " << faulty << "\nunreadable " << unreadable << '\n';
}
