#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    int hours, minutes, d;
    char colon;
    cin >> hours >> colon >> minutes >> d;
    int time = (60 * hours + minutes + d + 1440) % 1440;
    cout << setfill('0') << setw(2) << time / 60 << ':' << setw(2) << time % 60 << '\n';
}
