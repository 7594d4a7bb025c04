#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    int a, b, lucky = 0, first = 0;
    cin >> a >> b;
    for (int ticket = a; ticket <= b; ticket++) {
        int front = ticket / 1000;
        int back = ticket % 1000;
        int front_sum = front / 100 + front / 10 % 10 + front % 10;
        int back_sum = back / 100 + back / 10 % 10 + back % 10;
        if (front_sum == back_sum) {
            first = ticket;
            lucky++;
        }
    }
    cout << lucky << '\n';
    if (lucky == 0) cout << "none\n";
    else cout << setw(6) << setfill('0') << first << '\n';
}
