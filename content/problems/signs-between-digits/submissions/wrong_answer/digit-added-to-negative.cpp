#include <iostream>
#include <string>
using namespace std;

string ticket, first;
long long target;
int ways = 0;

void fill(size_t place, const string &text, long long sum, long long last) {
    if (place == ticket.size()) {
        if (sum + last == target && ways++ == 0) first = text;
        return;
    }
    int digit = ticket[place] - '0';
    if (last != 0) fill(place + 1, text + ticket[place], sum, last * 10 + digit);
    fill(place + 1, text + '+' + ticket[place], sum + last, digit);
    fill(place + 1, text + '-' + ticket[place], sum + last, -digit);
}

int main() {
    cin >> ticket >> target;
    fill(1, ticket.substr(0, 1), 0, ticket[0] - '0');
    cout << ways << '\n';
    if (ways > 0) cout << first << '\n';
    return 0;
}
