#include <iomanip>
#include <iostream>
using namespace std;

int readTime() {  // in minutes after midnight
    int hours, minutes;
    char colon;
    cin >> hours >> colon >> minutes;
    return hours * 60 + minutes;
}

int main() {
    int from = readTime(), to = readTime(), d;
    cin >> d;
    int minutes = to - from;
    if (minutes <= 0) minutes += 24 * 60;
    int tenths = (1200 * d + minutes) / (2 * minutes);
    cout << minutes / 60 << ':' << minutes % 60 << '\n';
    cout << tenths / 10 << '.' << tenths % 10 << '\n';
}
